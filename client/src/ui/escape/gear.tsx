// What a hero wears: the Level Bar being filled, the Weapon in hand, the Car.
import { WEAPONS } from 'shared/games/escape/content/items.ts';
import { Icon } from '../icons.tsx';
import { CAR_USES, weaponUses } from './acts.ts';
import type { Desk } from './desk.ts';
import { divisible } from './joints.ts';
import { levelOf } from './levels.ts';
import { Thing } from './thing.tsx';
import { label } from './words.ts';

const range = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);

export const LevelBar = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const level = levelOf(desk.view.value, seat);
  if (level.isDone)
    return (
      <Thing desk={desk} class="box level" name={level.text} text={label('dock.levels.done.text')}>
        <span class="cap">{level.text}</span>
      </Thing>
    );
  const name = label('dock.level', { n: level.n });
  return (
    <Thing
      desk={desk}
      class="box level"
      name={name}
      text={desk.names.value.word(`level.${level.n}.text`)}
      more={<p class="dim">{level.text}</p>}
    >
      <span class="cap">{divisible(name, desk.names.value)}</span>
      <span class="pegs" role="img" aria-label={level.text}>
        {level.pegs.map((peg, i) => (
          <i key={i} class={`${peg.kind} ${peg.on ? 'on' : ''}`} />
        ))}
      </span>
    </Thing>
  );
};

export const Weapon = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const { weapon, ammo } = desk.view.value;
  const card = weapon[seat] ?? 0;
  const names = desk.names.value;
  if (card === 0)
    return (
      <div class="box weapon none">
        <span class="cap">{label('heroes.weapon.none')}</span>
      </div>
    );
  const [shots, full] = [ammo[seat] ?? 0, WEAPONS[card]?.ammo ?? 0];
  return (
    <Thing
      desk={desk}
      class="box weapon"
      name={names.held(card)}
      text={names.heldText(card)}
      choices={desk.choices.value.filter(({ place }) => place === 'weapon')}
      uses={weaponUses(card)}
    >
      <span class="cap">{divisible(names.held(card), names)}</span>
      {full > 0 && (
        <span class="ammo" role="img" aria-label={label('dock.ammo', { n: shots })}>
          {range(Math.max(full, shots)).map((i) => (
            <i key={i} class={i < shots ? 'on' : ''} />
          ))}
        </span>
      )}
    </Thing>
  );
};

const TAXI = 2;
export const Car = ({ desk, seat }: { desk: Desk; seat: number }) => {
  const car = desk.view.value.car[seat] ?? 0;
  if (car === 0) return null;
  const key = car === TAXI ? 'car.taxi' : 'car.car';
  const names = desk.names.value;
  return (
    <Thing
      desk={desk}
      class="chip-button car"
      name={names.word(key)}
      text={names.word(`${key}.text`)}
      choices={desk.choices.value.filter(({ place }) => place === 'car')}
      uses={CAR_USES}
    >
      <Icon name="car" />
      <span class="unseen">{names.word(key)}</span>
    </Thing>
  );
};
