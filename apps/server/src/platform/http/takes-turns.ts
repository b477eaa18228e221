import type { Operation } from '@visawright/contract/operations/operation.ts';

// Calls of signed-in people take turns by realm. Not files, because a slow network keeps them open for minutes, and not public calls:
// signing in has a queue of its own.
export const takesTurns = ({ access, isMultipart, repliesBytes }: Operation): boolean =>
  access !== 'public' && !isMultipart && !repliesBytes;
