import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';

type Travellers = readonly ArrangedTraveller[];

const newer = (known: ArrangedTraveller | undefined, read: ArrangedTraveller): ArrangedTraveller =>
  known && known.arrangementVersion > read.arrangementVersion ? known : read;

// A read that was slower than a reply may be older than what is known. With the same version it may still have a newer reading state.
export const mergeRead = (known: Travellers, read: Travellers): Travellers =>
  read.map((one) => newer(find(known, one), one));

// The reply to an operation contains only the travellers it named.
export const mergeReply = (known: Travellers, reply: Travellers): Travellers =>
  known.map((one) => {
    const named = find(reply, one);
    return named ? newer(one, named) : one;
  });

const find = (all: Travellers, { applicantUid }: ArrangedTraveller) =>
  all.find((one) => one.applicantUid === applicantUid);
