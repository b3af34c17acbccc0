// A sentence with holes: `{name}` is filled in, `{name.to}` with another form of it, `{n|one|many}` picks by number,
// `*words*` stand out.

export type Params = Readonly<Record<string, string | number>>;
/** A piece of a sentence; one that stands out is wrapped. */
export type Part = string | { readonly strong: string };

const HOLE = /\{([\w.]+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** The sentence with its holes filled; a hole nobody fills stays visible, and the tests look for it. */
export const fill = (sentence: string, params: Params = {}): string =>
  sentence.replace(HOLE, (hole, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    if (one === undefined || many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });

/**
 * The forms of a place's name, written as `Bücherei|zur Bücherei|in der Bücherei`: by itself, for what goes there, for what
 * is there. Whoever writes one only means it for all three.
 */
export const FORMS = ['', '.to', '.at'] as const;
export type Form = (typeof FORMS)[number];
export const formOf = (forms: string, form: Form): string => {
  const all = forms.split('|');
  return all[FORMS.indexOf(form)] ?? all[0] ?? '';
};

/** The same as pieces. What is filled in never starts or ends an emphasis of its own. */
export const parts = (sentence: string, params: Params = {}): Part[] =>
  sentence
    .split('*')
    .map((piece, i) => (i % 2 === 0 ? fill(piece, params) : { strong: fill(piece, params) }))
    .filter((part) => part !== '');

/** Without the marks of emphasis, for places that know none. */
export const plain = (sentence: string, params: Params = {}): string => fill(sentence.replaceAll('*', ''), params);
