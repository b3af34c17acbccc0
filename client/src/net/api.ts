// The few things asked over plain HTTP: who one is, and founding a crew.
import { signal } from '@preact/signals';
import type { Language, Me, Refusal } from 'shared/protocol';
import { playerKey } from './ids.ts';
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

const ask = async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
  const headers = { authorization: `Bearer ${playerKey()}`, 'content-type': 'application/json' };
  const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(() => null);
  if (answer === null || answer.status >= 502) throw new ApiError('line');
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError((data as Refusal | null)?.code ?? 'failed');
  return data as T;
};

export const me = signal<Me | null>(null);
export const savedName = (): string => me.value?.name ?? recall('name') ?? '';

/** Makes this browser's player known, or changes name and language. */
export const saveMe = async (name: string, language: Language): Promise<void> => {
  keep('name', name);
  me.value = await ask<Me>('POST', '/api/me', { name, language });
};

/** Crews and tables as they are now. Nobody without a name has any. */
export const refreshMe = async (language: Language): Promise<void> => {
  const name = savedName();
  if (name === '') return;
  try {
    me.value = await ask<Me>('GET', '/api/me');
  } catch (error) {
    // A server that has forgotten everybody is told the name again.
    if (!(error instanceof ApiError) || error.code !== 'unknown') throw error;
    await saveMe(name, language);
  }
};

export const foundCrew = async (name: string): Promise<string> =>
  (await ask<{ crew: string }>('POST', '/api/crews', { name })).crew;
