export { FORMS, type Form, fill, formOf, type Params, type Part, parts, plain } from './format.ts';
export type { EscapeKey, EscapeWords, HouseKey, HouseWords, NoticeKey, NoticeWords, RoomWords } from './keys.ts';
