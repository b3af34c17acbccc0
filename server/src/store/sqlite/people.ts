// Players, the keys they are known by, and their leaving for good.
import { type Device, type KnownPlayer, type NewDevice, type Player, SEEN_EVERY, type SpentCode } from '../Store.ts';
import type { Statements } from './sql.ts';

const PLAYER = 'p.id, p.name, p.language, p.colour, p.symbol';

export const peopleReads = ({ one, all }: Statements) => ({
  playerByKey: (hash: string) =>
    one<KnownPlayer>(
      `SELECT ${PLAYER}, k.id AS device FROM keys k JOIN players p ON p.id = k.player WHERE k.hash = ?`,
      hash,
    ),
  devicesOf: (player: string) =>
    all<Device>('SELECT id, label, created, seen FROM keys WHERE player = ? ORDER BY created, id', player),
  devicesAmong: (devices: readonly string[]) =>
    all<{ id: string }>(
      'SELECT id FROM keys WHERE id IN (SELECT value FROM json_each(?))',
      JSON.stringify(devices),
    ).map(({ id }) => id),
  mutesOf: (player: string) =>
    all<{ muted: string }>('SELECT muted FROM mutes WHERE player = ? ORDER BY muted', player).map(({ muted }) => muted),
});

export const peopleWrites = (sql: Statements) => {
  const { one, all, run } = sql;
  const { playerByKey } = peopleReads(sql);
  const addKey = (hash: string, player: string, { id, label }: NewDevice): void => {
    const now = Date.now();
    run(
      'INSERT INTO keys (hash, player, id, label, created, seen) VALUES (?, ?, ?, ?, ?, ?)',
      hash,
      player,
      id,
      label,
      now,
      now,
    );
  };

  return {
    savePlayer: (hash: string, player: Player, device: NewDevice): KnownPlayer => {
      const known = playerByKey(hash);
      const saved = { ...player, id: known?.id ?? player.id };
      run(
        `INSERT INTO players (id, name, language, colour, symbol) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language, colour = excluded.colour,
           symbol = excluded.symbol`,
        saved.id,
        saved.name,
        saved.language,
        saved.colour,
        saved.symbol,
      );
      if (!known) addKey(hash, saved.id, device);
      return { ...saved, device: known?.device ?? device.id };
    },
    seeDevice: (device: string, label: string): void => {
      const now = Date.now();
      run(
        'UPDATE keys SET seen = ?, label = ? WHERE id = ? AND (seen < ? OR label <> ?)',
        now,
        label,
        device,
        now - SEEN_EVERY,
        label,
      );
    },
    addDeviceCode: (hash: string, player: string, device: string, until: number): void => {
      run('DELETE FROM device_codes WHERE device = ? OR until < ?', device, Date.now());
      run('INSERT INTO device_codes (hash, player, device, until) VALUES (?, ?, ?, ?)', hash, player, device, until);
    },
    spendDeviceCode: (codeHash: string, keyHash: string, device: NewDevice, most: number): SpentCode => {
      const code = one<{ player: string; spent: string }>(
        'SELECT player, spent FROM device_codes WHERE hash = ? AND until >= ?',
        codeHash,
        Date.now(),
      );
      if (code?.spent === keyHash) return 'done';
      if (code?.spent !== '') return 'spent';
      if (playerByKey(keyHash)) return 'known-device';
      if (all('SELECT 1 FROM keys WHERE player = ?', code.player).length >= most) return 'too-many';
      run('UPDATE device_codes SET spent = ? WHERE hash = ?', keyHash, codeHash);
      addKey(keyHash, code.player, device);
      return 'done';
    },
    revokeDevice: (player: string, device: string): 'done' | 'unknown' | 'last-device' => {
      const own = all<{ id: string }>('SELECT id FROM keys WHERE player = ?', player);
      if (!own.some(({ id }) => id === device)) return 'unknown';
      if (own.length === 1) return 'last-device';
      run('DELETE FROM device_codes WHERE device = ?', device);
      run('DELETE FROM keys WHERE id = ?', device);
      return 'done';
    },
    mute: (player: string, muted: string, on: boolean): void => {
      if (on) run('INSERT OR IGNORE INTO mutes (player, muted) VALUES (?, ?)', player, muted);
      else run('DELETE FROM mutes WHERE player = ? AND muted = ?', player, muted);
    },
  };
};
