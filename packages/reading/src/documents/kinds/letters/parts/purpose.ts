import { normaliseCountry } from '../../../normalise/normalise-country.ts';
import { normaliseText } from '../../../normalise/normalise-text.ts';
import { sentencePattern } from '../../text/sentence-pattern.ts';

const end =
  '(?:¶|(?= (?:from|between|during|starting|on|in the|and (?:i|we|he|she|they|it|will|would|to|shall|' +
  'propose|intend|plan|wish|hope|expect|am|is|are|return|leave|my|our|his|her)|while|where|along with|' +
  'together with|with (?:my|our|his|her|us|me)|for (?:a|the) (?:period|duration))\\b))';

export const purposeSentences: readonly RegExp[] = [
  sentencePattern(
    `(?:purpose|reason|aim|objective?|object) (?:of|for|behind) (?:[a-z']+ ){1,5}?[a-z]+ ?(?::|-) (?:for |to )?{words}${end}`,
  ),
  sentencePattern(
    '(?:on|undertak(?:e|ing)|planning|making|plan|pay(?:ing)?) an? (?' +
      '<value>(?:[a-z-]+ ){1,3}(?:trip|visit|tour|holiday|vacation))(?= (?:to|in|of)\\b|[.,;])',
  ),
  sentencePattern(
    '(?:visit|travel|trip|journey|stay|tour)(?: [A-Za-z]+){0,6}' +
      `? (?:is|will be|being) (?:purely |solely |only |mainly |entirely |strictly )(?:for )?{words}${end}`,
  ),
  sentencePattern(
    '(?:plan(?:ning|ned)?|on|take|taking|enjoy|spend(?:ing)?|go(?:ing)? (?:on|for)) (?:an?|our|my|the) ' +
      '(?:[a-z-]+ ){0,3}?(?' +
      '<value>(?:(?:family|annual|summer|winter|short|leisure) ' +
      ')?(?:holiday|vacation|honeymoon|pilgrimage))(?= (?:in|to|at|with|from)\\b|[.,;])',
  ),
  sentencePattern(
    '(?:invit\\w+|welcom\\w+|receiv\\w+|host\\w*)[^.;]{0,170}? (?:to (?:visit )?[A-Z]\\p{L}' +
      '+(?: [A-Z]\\p{L}' +
      `+)?|us|me|here|office|premises) for (?:an? |the )?(?!(?:period|duration|about|\\d)){words}${end}`,
  ),
  sentencePattern(`(?:so that|in order that) (?:he|she|they|i|we) (?:can|may|could|might) {words}${end}`),
  sentencePattern(`(?:with a view to|in order to|in connection with|on account of) {words}${end}`),
  sentencePattern(
    '(?:purpose|reason|aim|objective?) (?:of|for) (?:[a-z]+ ){1,5}' +
      `(?:is|will be|being|shall be)(?: for| to)?(?: (?:an?|the|purely|solely|for))? {words}${end}`,
  ),
  sentencePattern(`for the purpose of {words}${end}`),
  sentencePattern(
    '(?:travel|go|fly|visit|trip|visa|journey|come|travelling)(?: to)?(?: (?:the|and|of|[A-Z][\\p{L}' +
      ']+)){0,6}' +
      ' for (?:the purpose of )?(?!a (?:period|visa)|\\d|(?:the|my|our|his|her|this) ' +
      `(?:period|following|same|above|duration)){words}${end}`,
  ),
  sentencePattern(
    `20\\d\\d,? for (?:the purpose of )?(?:an? |the )?(?!(?:total |a |the )*(?:period|duration|visa|about|\\d)){words}${end}`,
  ),
  sentencePattern(`(?:visit|travel|trip|journey|invite|inviting|stay)… to (?<value>attend [^.;,]{3,80}?)${end}`),
];

const greeting = /\b(respected|dear|sir|madam|officer|the above|my application|your (?:kind )?consider\w*)\b/i;
const isPlace = (raw: string) =>
  /^(?:the )?[A-Z]/.test(raw.trim()) && normaliseCountry(raw.trim().replace(/^the /, '')) !== undefined;

// Below a heading the purpose may be a sentence: `I am travelling for tourism.`
export function purposeOf(full: string): string | undefined {
  const raw = full
    .split(/\.\s+(?=[A-Z])/)[0]!
    .replace(/^\s*(?:is|will be|shall be|being|was)(?: for| to)?(?: an?| the)? (?=\S)/i, '');
  if (greeting.test(raw) || isPlace(raw)) return undefined;
  const purposeWords =
    /^(?:iam|i|we|my|the|our|this)\b.*?\b(?:is|for|being)(?: to| for)?(?: an?| the)? ([^.]{3,}?)\.?$/is.exec(
      raw.split(/\.\s/)[0]!.trim(),
    )?.[1];
  return normaliseText(purposeWords?.replace(/^.*\bis /i, '') ?? raw.replace(/\.$/, ''));
}

export const purposeLabels = [
  'Purpose',
  'Purpose of [the|my|our|his|her] (Visit|Travel|Journey|Trip|Stay|Tour)',
  '(Reason|Object) (for|of) [the|my|our] (Visit|Travel|Journey|Trip|Stay)',
  'Reason',
  'Nature of [the] (Visit|Travel|Trip|Journey)',
  'Aim of [the|my|our] (Visit|Travel|Journey|Trip|Stay|Tour)',
  '(Visit|Travel|Trip|Journey) Purpose',
  '(Reason|Object) (for|of) [the|my|our] (Tour|Travelling|Traveling|Visiting|Invitation)',
  'Occasion [of [the] (Visit|Invitation)]',
  'Objective of [the|my] (Visit|Travel|Trip)',
];
