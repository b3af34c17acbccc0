// What the outbox tells a crew's webhook: whose turn it is, who is waited for, how it ended. Looked at again when it is
// due, since much may have happened.
import type { House } from '../house.ts';
import { log } from '../log.ts';
import type { ClaimedNotice, Crew, Head, Player, TableMeta } from '../store/Store.ts';
import { awaitedOf } from '../table/notices.ts';
import { BadWebhook, type Guarding } from './guard.ts';
import { type Outcome, pauseAfter } from './Postman.ts';
import { post } from './webhook.ts';
import { noticeIn } from './words.ts';

export type NoticeOptions = Guarding & {
  /** Where the pages are, for links in notices. */
  publicUrl?: string;
};
type About = { crew: Crew; members: Player[]; meta: TableMeta; head: Head };

/** Worth trying again: no answer, too fast, or a fault of theirs. */
const isPassing = (status: number): boolean => status === 0 || [408, 425, 429].includes(status) || status >= 500;

const send = async (options: NoticeOptions, crew: Crew, notice: ClaimedNotice, words: string): Promise<Outcome> => {
  try {
    const { status, retryMs } = await post(crew.webhook, notice.id, words, options);
    if (isPassing(status)) return { later: retryMs ?? pauseAfter(notice.tries) };
    if (status >= 300) log.warn('a webhook refuses', { status, kind: notice.kind });
  } catch (error) {
    if (!(error instanceof BadWebhook)) throw error;
    if (error.reason === 'unreachable') return { later: pauseAfter(notice.tries) };
    log.warn('a webhook may not be used', { reason: error.reason });
  }
  return 'done';
};

const aboutOf = async ({ store }: House, { crew: id, body }: ClaimedNotice): Promise<About | null> => {
  const [crew, table] = await Promise.all([store.crewById(id), store.tableOf(String(body.table))]);
  if (!crew || crew.webhook === '' || !table) return null;
  return { crew, members: await store.membersOf(id), ...table };
};

const withLink = ({ publicUrl }: NoticeOptions, words: string, table: string): string =>
  publicUrl ? `${words}\n${publicUrl}/table/${table}` : words;

export const tellCrews = (house: House, options: NoticeOptions): void => {
  const tellTurn = (key: 'notice.turn' | 'notice.call') => async (notice: ClaimedNotice) => {
    const about = await aboutOf(house, notice);
    const player = about?.members.find(({ id }) => id === notice.body.player);
    if (!about || !player) return 'done';
    const { crew, meta, head } = about;
    const isAwaited = awaitedOf(house.registry.rulesOf(meta.game), head).has(player.id);
    if (!isAwaited || house.whereabouts.isHere(crew.id, player.id)) return 'done';
    const words = noticeIn(player.language, key, { name: player.name, table: head.settings.name });
    return send(options, crew, notice, withLink(options, words, meta.id));
  };

  const tellEnd = async (notice: ClaimedNotice): Promise<Outcome> => {
    const about = await aboutOf(house, notice);
    if (!about || about.head.game === null) return 'done';
    const { crew, members, meta, head } = about;
    const result = house.registry.rulesOf(meta.game).result(head.game!);
    const { language } = members.find(({ id }) => id === crew.founder) ?? { language: 'en' as const };
    const nameOf = (seat: number) =>
      members.find(({ id }) => id === head.seats[seat]?.player)?.name ?? noticeIn(language, 'notice.bot', {});
    const names = [...new Set(result?.winners.map(nameOf))];
    const isAlone = names.length === 1 && head.seats.length > 1;
    const how = !result ? 'none' : names.length === 0 ? 'lost' : isAlone ? 'alone' : 'together';
    const words = noticeIn(language, `notice.end.${how}`, { table: head.settings.name, names: names.join(', ') });
    return send(options, crew, notice, withLink(options, words, meta.id));
  };

  house.postman.knows('turn', tellTurn('notice.turn'));
  house.postman.knows('nudge', tellTurn('notice.call'));
  house.postman.knows('remind', tellTurn('notice.call'));
  house.postman.knows('end', tellEnd);
};
