import { code } from '../../normalise/code.ts';
import { said } from '../said.ts';

// Digits in it, or capitals alone.
export const reference = (raw: string): string | undefined => code(raw) ?? /^\W*([A-Z]{5,8})\b/.exec(raw)?.[1];

export const referenceSentences: readonly RegExp[] = [
  said('(?:booking|reservation|confirmation|voucher|itinerary|ticket|order)(?: (?:reference|number|no|code|id|ref)\\.?)?(?: is|:| #)? ?#?(?<value>(?=[A-Z/-]*\\d)[A-Z0-9][A-Z0-9/-]{4,20})(?=[\\s.,;)]|$)'),
]; // prettier-ignore
