import { normaliseCode } from '../../normalise/normalise-code.ts';
import { sentencePattern } from '../text/sentence-pattern.ts';

// Digits in it, or capitals alone.
export const bookingReference = (raw: string): string | undefined =>
  normaliseCode(raw) ?? /^\W*([A-Z]{5,8})\b/.exec(raw)?.[1];

export const referenceSentences: readonly RegExp[] = [
  sentencePattern(
    '(?:booking|reservation|confirmation|voucher|itinerary|ticket|order)(?: (?:reference|number|no|code|' +
      'id|ref)\\.?)?(?: is|:| #)? ?#?(?<value>(?=[A-Z/-]*\\d)[A-Z0-9][A-Z0-9/-]{4,20})(?=[\\s.,;)]|$)',
  ),
];
