import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { shareUnchanged } from './share-unchanged.ts';

type Travellers = readonly ArrangedTraveller[];

function newer(known: ArrangedTraveller | undefined, read: ArrangedTraveller): ArrangedTraveller {
  if (!known) return read;
  return known.arrangementVersion > read.arrangementVersion ? known : shareUnchanged(known, read);
}

// A read that was slower than a reply may be older than what is known. With the same version it may still have a newer reading state.
export const mergeRead = (known: Travellers, read: Travellers): Travellers =>
  sameOr(
    known,
    read.map((one) => newer(find(known, one), one)),
  );

// The reply to an operation contains only the travellers it named, a read after a change only the one who changed.
export const mergeReply = (known: Travellers, reply: Travellers): Travellers =>
  sameOr(
    known,
    known.map((one) => {
      const named = find(reply, one);
      return named ? newer(one, named) : one;
    }),
  );

// Nothing is drawn again where nothing has changed.
const sameOr = (known: Travellers, merged: Travellers): Travellers =>
  merged.length === known.length && merged.every((one, at) => one === known[at]) ? known : merged;

const find = (all: Travellers, { applicantUid }: ArrangedTraveller) =>
  all.find((one) => one.applicantUid === applicantUid);
