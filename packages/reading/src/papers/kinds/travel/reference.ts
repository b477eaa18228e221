import { code } from '../../normalise/code.ts';

// Digits in it, or capitals alone.
export const reference = (raw: string): string | undefined => code(raw) ?? /^\W*([A-Z]{5,8})\b/.exec(raw)?.[1];
