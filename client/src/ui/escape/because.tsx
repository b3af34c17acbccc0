// What a question comes from: the Item or the card being resolved, or what of New York's is at work. Pressed, it tells its rules.
import { saidOf } from './bannerText.ts';
import { cardText } from './cards.ts';
import type { Desk } from './desk.ts';
import { cardInPlay, causeInPlay, itemInPlay } from './lately.ts';
import { Thing } from './thing.tsx';

export const Because = ({ desk, why }: { desk: Desk; why: string }) => {
  const [names, view] = [desk.names.value, desk.view.value];
  const log = desk.link.log.value;
  const item = itemInPlay(why, log, view);
  if (item >= 0)
    return (
      <Thing desk={desk} class="card-chip term" name={names.held(item)} text={names.heldText(item)}>
        {names.held(item)}
      </Thing>
    );
  const card = cardInPlay(why, log, view);
  if (card >= 0)
    return (
      <Thing desk={desk} class="card-chip term" name={names.card(card)} text={cardText(card, names)}>
        {names.card(card)}
      </Thing>
    );
  const cause = causeInPlay(why, desk.story.value);
  if (cause === null) return null;
  const { title, name, text } = saidOf(cause, { names, view });
  return (
    <Thing desk={desk} class="card-chip term city" name={name} text={text} more={<p class="dim">{title}</p>}>
      {name}
    </Thing>
  );
};
