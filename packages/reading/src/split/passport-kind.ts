import type { ReadValue } from '../engine.types.ts';

const stamped = /\bcancell?ed\b|रद्द/i;

export interface PassportKind {
  readonly kind: string;
  readonly isSure: boolean;
}

// A passport that has ended or was cancelled is a previous one, even if only its data page was given. One of the two signs alone may be a
// misread date or a word in an observation, or the traveller's only passport, so it is asked about.
export function passportKind(
  kind: string,
  expiry: ReadValue | undefined,
  words: string,
  today = new Date().toISOString().slice(0, 10),
): PassportKind {
  const hasEnded = expiry !== undefined && expiry.value < today;
  const isCancelled = stamped.test(words);
  if (!hasEnded && !isCancelled) return { kind, isSure: true };
  return { kind: 'Previous passport', isSure: hasEnded && isCancelled && expiry.outcome === 'accept' };
}
