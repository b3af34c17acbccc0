// The few things asked over plain HTTP: who one is, and founding a crew.
import { signal } from '@preact/signals';
import type { Colour, Language, Me, PlayerSymbol, Refusal } from 'shared/protocol';
import { playerKey, requestId } from './ids.ts';
import { keep, recall } from './keepsakes.ts';

/** The server said no, or could not be reached (`line`). */
export class ApiError extends Error {
  readonly code: Refusal['code'] | 'line';

  constructor(code: Refusal['code'] | 'line') {
    super(code);
    this.name = 'ApiError';
    this.code = code;
  }
}

export const ask = async <T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  key = playerKey(),
): Promise<T> => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(() => null);
  if (answer === null || answer.status >= 502) throw new ApiError('line');
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError((data as Refusal | null)?.code ?? 'failed');
  return data as T;
};

export const me = signal<Me | null>(null);
export const savedName = (): string => me.value?.name ?? recall('name') ?? '';

export const become = (known: Me): void => {
  keep('name', known.name);
  me.value = known;
};

export type Look = { colour?: Colour; symbol?: PlayerSymbol };
/** Makes this browser's player known, or changes name, language and looks. */
export const saveMe = async (name: string, language: Language, look: Look = {}): Promise<void> => {
  keep('name', name);
  become(await ask<Me>('POST', '/api/me', { name, language, ...look }));
};

/** Crews and tables as they are now. Nobody without a name has any. */
export const refreshMe = async (language: Language): Promise<void> => {
  const name = savedName();
  if (name === '') return;
  try {
    become(await ask<Me>('GET', '/api/me'));
  } catch (error) {
    // A server that has forgotten everybody is told the name again.
    if (!(error instanceof ApiError) || error.code !== 'unknown') throw error;
    await saveMe(name, language);
  }
};

/** Asked again because nothing came back, it is the same crew. */
let founding: { readonly name: string; readonly request: string } | null = null;
export const foundCrew = async (name: string): Promise<string> => {
  if (founding?.name !== name) founding = { name, request: requestId() };
  const { crew } = await ask<{ crew: string }>('POST', '/api/crews', founding);
  founding = null;
  return crew;
};
