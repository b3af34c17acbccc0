// Players, and the keys they are known by.
import type { Sql } from 'postgres';
import { type Device, type KnownPlayer, type NewDevice, SEEN_EVERY, type SpentCode, type Store } from '../Store.ts';
import { alone, together } from './together.ts';

export const people = (sql: Sql) => {
  const addKey = (tx: Sql, hash: string, player: string, { id, label }: NewDevice) => tx`
    INSERT INTO keys (hash, player, id, label, created, seen)
    VALUES (${hash}, ${player}, ${id}, ${label}, ${Date.now()}, ${Date.now()})`;
  const playerByKey = async (tx: Sql, hash: string): Promise<KnownPlayer | null> => {
    const [found] = await tx<KnownPlayer[]>`
      SELECT p.id, p.name, p.language, p.colour, p.symbol, k.id AS device
      FROM keys k JOIN players p ON p.id = k.player WHERE k.hash = ${hash}`;
    return found ?? null;
  };

  return {
    playerByKey: (hash) => playerByKey(sql, hash),
    savePlayer: (hash, player, device) =>
      together(sql, async (tx) => {
        await alone(tx, hash);
        // Somebody who is just deleting themselves is waited for, and is nobody then.
        await tx`SELECT 1 FROM keys WHERE hash = ${hash} FOR SHARE`;
        const known = await playerByKey(tx, hash);
        const saved = { ...player, id: known?.id ?? player.id };
        await tx`
          INSERT INTO players (id, name, language, colour, symbol)
          VALUES (${saved.id}, ${saved.name}, ${saved.language}, ${saved.colour}, ${saved.symbol})
          ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language, colour = excluded.colour,
            symbol = excluded.symbol`;
        if (!known) await addKey(tx, hash, saved.id, device);
        return { ...saved, device: known?.device ?? device.id };
      }),
    devicesOf: async (player) => [
      ...(await sql<Device[]>`
        SELECT id, label, created, seen FROM keys WHERE player = ${player} ORDER BY created, id`),
    ],
    devicesAmong: async (devices) =>
      (await sql<{ id: string }[]>`SELECT id FROM keys WHERE id = ANY(${[...devices]}::text[])`).map(({ id }) => id),
    seeDevice: async (device, label) => {
      const now = Date.now();
      await sql`
        UPDATE keys SET seen = ${now}, label = ${label}
        WHERE id = ${device} AND (seen < ${now - SEEN_EVERY} OR label <> ${label})`;
    },
    addDeviceCode: (hash, player, device, until) =>
      together(sql, async (tx) => {
        await tx`DELETE FROM device_codes WHERE device = ${device} OR until < ${Date.now()}`;
        await tx`INSERT INTO device_codes (hash, player, device, until) VALUES (${hash}, ${player}, ${device}, ${until})`;
      }),
    spendDeviceCode: (codeHash, keyHash, device, most) =>
      together(sql, async (tx): Promise<SpentCode> => {
        await alone(tx, keyHash);
        // The player first, as whoever revokes a device does: else each could wait for the other.
        const [whose] = await tx<{ player: string }[]>`SELECT player FROM device_codes WHERE hash = ${codeHash}`;
        if (whose) await alone(tx, whose.player);
        const [code] = await tx<{ player: string; spent: string }[]>`
          SELECT player, spent FROM device_codes WHERE hash = ${codeHash} AND until >= ${Date.now()} FOR UPDATE`;
        if (code?.spent === keyHash) return 'done';
        if (code?.spent !== '') return 'spent';
        if (await playerByKey(tx, keyHash)) return 'known-device';
        const own = await tx`SELECT 1 FROM keys WHERE player = ${code.player}`;
        if (own.length >= most) return 'too-many';
        await tx`UPDATE device_codes SET spent = ${keyHash} WHERE hash = ${codeHash}`;
        await addKey(tx, keyHash, code.player, device);
        return 'done';
      }),
    revokeDevice: (player, device) =>
      together(sql, async (tx): Promise<'done' | 'unknown' | 'last-device'> => {
        await alone(tx, player);
        const own = await tx<{ id: string }[]>`SELECT id FROM keys WHERE player = ${player}`;
        if (!own.some(({ id }) => id === device)) return 'unknown';
        if (own.length === 1) return 'last-device';
        await tx`DELETE FROM device_codes WHERE device = ${device}`;
        await tx`DELETE FROM keys WHERE id = ${device}`;
        return 'done';
      }),
    mute: async (player, muted, on) => {
      if (on) await sql`INSERT INTO mutes (player, muted) VALUES (${player}, ${muted}) ON CONFLICT DO NOTHING`;
      else await sql`DELETE FROM mutes WHERE player = ${player} AND muted = ${muted}`;
    },
    mutesOf: async (player) =>
      (await sql<{ muted: string }[]>`SELECT muted FROM mutes WHERE player = ${player} ORDER BY muted`).map(
        ({ muted }) => muted,
      ),
  } satisfies Partial<Store>;
};
