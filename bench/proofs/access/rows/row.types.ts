import type { ErrorCode } from '@visawright/contract/errors.ts';
import type { Ids } from '../world.types.ts';

export interface Sent {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: Record<string, unknown>;
  readonly files?: readonly { readonly name: string; readonly bytes: Buffer }[];
}

// How one operation is called, and whose record decides. `n` is new for every call.
export interface Row {
  readonly about: keyof Ids | 'nothing'; // the id whose record the caller must reach
  readonly send: (ids: Ids, n: number) => Sent;
  readonly more?: readonly ((ids: Ids, n: number) => Sent)[]; // with the ids that may be left out, for swapping them
  readonly states?: readonly ErrorCode[]; // refusals that still say: you may, but not now
  readonly elsewhere?: readonly ErrorCode[]; // beside record.notFound, what a record out of reach may answer
  readonly narrows?: true; // an id out of reach gives nothing instead of a refusal
  readonly consequences?: readonly string[]; // tables where the effect rightly goes on in rows its author cannot see
  readonly isLook?: true; // a call that reads, and whose look is written down
  readonly isEmptyFor?: readonly string[]; // principals whose own list is rightly empty
}

export const visaDetails = {
  fromDate: '10/03/2027',
  toDate: '20/03/2027',
  visaFrom: 'India',
  visaTo: 'France',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Short stay',
};
