// A wish that was not granted, with the reason the client is told.
import type { Refusal } from 'shared/protocol';

export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: Refusal;

  constructor(code: Refusal['code'], reason?: string | null) {
    super(reason ? `${code}: ${reason}` : code);
    this.refusal = reason === undefined ? { code } : { code, reason };
  }
}
