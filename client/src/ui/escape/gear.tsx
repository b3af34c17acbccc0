// The Level Bar being filled, and the Weapon in hand.
import { LEVEL_BARS } from 'shared/games/escape/content/levels.ts';
import { Icon } from '../icons.tsx';
import type { Desk } from './desk.ts';
import { label } from './words.ts';

const range = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);

export const LevelBar = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const { level, barSet, kills, paid } = desk.view.value;
  const now = level[seat] ?? 1;
  const bar = LEVEL_BARS[barSet[seat] ?? 0]?.[now - 1];
  if (!bar) return null;
  const [have, spent] = [kills[seat] ?? 0, paid[seat] ?? 0];
  return (
    <div class="box level">
      <h2>{label('dock.level', { n: now })}</h2>
      <div
        role="img"
        aria-label={label('dock.level.is', { kills: have, needKills: bar.kills, items: spent, needItems: bar.items })}
      >
        {range(bar.kills).map((i) => (
          <i key={`k${i}`} class={`kill ${i < have ? 'on' : ''}`} />
        ))}
        {range(bar.items).map((i) => (
          <i key={`i${i}`} class={`cube ${i < spent ? 'on' : ''}`} />
        ))}
      </div>
    </div>
  );
};

export const Weapon = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const { weapon, ammo, car } = desk.view.value;
  const card = weapon[seat] ?? 0;
  const shots = ammo[seat] ?? 0;
  return (
    <div class="box weapon">
      <h2>{card > 0 ? desk.names.value.held(card) : label('heroes.weapon.none')}</h2>
      {card > 0 && shots > 0 && (
        <span class="ammo" role="img" aria-label={label('dock.ammo', { n: shots })}>
          {range(shots).map((i) => (
            <i key={i} />
          ))}
        </span>
      )}
      {(car[seat] ?? 0) > 0 && (
        <span class="car">
          <Icon name="car" /> {desk.names.value.word(car[seat] === 2 ? 'car.taxi' : 'car.car')}
        </span>
      )}
    </div>
  );
};
