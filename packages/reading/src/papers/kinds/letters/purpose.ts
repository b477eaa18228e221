import { text } from '../../normalise/text.ts';
import { said } from '../said.ts';

const end =
  '(?:¶|(?= (?:from|between|during|starting|on|in the|and (?:i|we|he|she|will|would|to)|while|where|along with|together with|with (?:my|our|his|her|us|me)|for (?:a|the) (?:period|duration))\\b))';

export const purposeSentences: readonly RegExp[] = [
  said(`(?:purpose|reason|aim|objective?) (?:of|for) (?:[a-z]+ ){1,5}(?:is|will be|being|shall be)(?: for| to)?(?: (?:an?|the|purely|solely|for))? {words}${end}`),
  said(`for the purpose of {words}${end}`),
  said(`(?:travel|go|fly|visit|trip|visa|journey|come|travelling)(?: to)?(?: (?:the|and|of|[A-Z][\\p{L}]+)){0,6} for (?:the purpose of )?(?!a (?:period|visa)|\\d|(?:the|my|our|his|her|this) (?:period|following|same|above|duration)){words}${end}`),
  said(`20\\d\\d,? for (?:the purpose of )?(?:an? |the )?(?!(?:total |a |the )*(?:period|duration|visa|about|\\d)){words}${end}`),
  said(`(?:visit|travel|trip|journey|invite|inviting|stay)… to (?<value>attend [^.;,]{3,80}?)${end}`),
]; // prettier-ignore

// Under a heading the purpose may be a sentence of its own: `I am travelling for tourism.`
export function purpose(raw: string): string | undefined {
  const told = /^(?:iam|i|we|my|the|our|this)\b.*?\b(?:is|for|being)(?: to| for)?(?: an?| the)? ([^.]{3,}?)\.?$/is.exec(
    raw.split(/\.\s/)[0]!.trim(),
  )?.[1];
  return text(told?.replace(/^.*\bis /i, '') ?? raw.replace(/\.$/, ''));
}

export const purposeLabels = [
  'Purpose',
  'Purpose of [the|my|our|his|her] (Visit|Travel|Journey|Trip|Stay|Tour)',
  '(Reason|Object) (for|of) [the|my|our] (Visit|Travel|Journey|Trip|Stay)',
  'Nature of Visit',
];
