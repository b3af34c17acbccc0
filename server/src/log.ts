// What the house writes down about itself: one JSON object a line, with words and numbers that are safe to keep. Keys,
// links and what people say never come here.

type Field = string | number | boolean | null | undefined;
type Fields = Readonly<Record<string, Field>>;

/** Whatever looks like a key, a link's secret or an address with a password in it. */
const SECRETS = /[A-Za-z0-9_-]{24,}|\/\/[^\s/@]+@/g;
/** Names that systems give: what is random would hardly be all of one case. */
const WORDS = /^(?:[a-z_-]+|[A-Z_]+)$/;
const clean = (text: string): string =>
  text.replace(SECRETS, (found) => (found.startsWith('//') ? '//…@' : WORDS.test(found) ? found : '…'));

/** Faults that come in hundreds a second are counted instead of repeated. */
const PER_EVENT = 20;
const WINDOW = 10_000;
const seen = new Map<string, { count: number; since: number }>();

const mayWrite = (event: string): { write: boolean; left: number } => {
  const now = Date.now();
  const known = seen.get(event);
  if (!known || now - known.since > WINDOW) {
    seen.set(event, { count: 1, since: now });
    return { write: true, left: known ? Math.max(0, known.count - PER_EVENT) : 0 };
  }
  known.count++;
  return { write: known.count <= PER_EVENT, left: 0 };
};

const describe = (error: unknown): Fields => {
  if (!(error instanceof Error)) return { error: String(error) };
  const own = (error.stack ?? '').split('\n').find((line) => /\/(server|shared)\/src\//.test(line));
  return {
    error: `${error.name}: ${error.message}`,
    at: own?.trim().replace(/^at .*?((server|shared)\/src\/)/, '$1'),
  };
};

/** Ids are shorter than any secret, so that they stay. */
const cleanAll = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]),
  );

const line = (level: string, event: string, fields: Fields): string =>
  JSON.stringify({ time: new Date().toISOString(), level, event, ...cleanAll(fields) });

const write = (level: 'info' | 'warn' | 'error', event: string, fields: Fields): void => {
  const { write: may, left } = mayWrite(event);
  if (!may) return;
  const text = line(level, event, left > 0 ? { ...fields, unwritten: left } : fields);
  if (level === 'info') console.log(text);
  else console.error(text);
};

export const log = {
  info: (event: string, fields: Fields = {}): void => write('info', event, fields),
  warn: (event: string, fields: Fields = {}): void => write('warn', event, fields),
  /** A fault: what it is, and where in our sources it came from. */
  error: (event: string, error: unknown, fields: Fields = {}): void =>
    write('error', event, { ...fields, ...describe(error) }),
};
