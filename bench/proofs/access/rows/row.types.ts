import type { ErrorCode } from '@visawright/contract/platform/errors.ts';
import type { Ids } from '../world.types.ts';

export interface Sent {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: Record<string, unknown>;
  readonly files?: readonly { readonly name: string; readonly bytes: Buffer }[];
}

// How an operation is called and which record decides about access. `n` is unique per call.
export interface Row {
  readonly about: keyof Ids | 'nothing'; // the id whose record the caller must reach
  readonly send: (ids: Ids, n: number) => Sent;
  readonly more?: readonly ((ids: Ids, n: number) => Sent)[]; // with optional ids, so that they can be swapped too
  readonly states?: readonly ErrorCode[]; // refusals for a reason other than access
  readonly elsewhere?: readonly ErrorCode[]; // codes besides record.notFound that a record out of reach may return
  readonly showsReferences?: true; // admins see applications of their realm by their references, and nothing else of them
  readonly narrows?: true; // an id out of reach gives an empty result instead of a refusal
  readonly consequences?: readonly string[]; // tables where the call may also change rows its author cannot see
  readonly isLoggedRead?: true; // a read that is logged in the database
  readonly isEmptyFor?: readonly string[]; // principals whose own list is empty as expected
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
