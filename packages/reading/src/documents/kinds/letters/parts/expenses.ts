import { sentenceRegExp } from '../../../page/running-text.ts';
import { normaliseText } from '../../../normalise/normalise-text.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { sentencePattern } from '../../text/sentence-pattern.ts';
import { addCandidates, candidateInText } from './letter-candidates.ts';

const costs = '(?:expenses?|costs?|expenditures?|charges|funding)';
const paid =
  '(?:borne|met|covered|paid(?: for)?|sponsored|funded|taken care of|bourne|financed|carried|defrayed|' +
  'shouldered|undertaken|assumed|settled|provided|supported|looked after|taken over|reimbursed)(?: ' +
  'entirely| fully| solely| wholly| completely| exclusively| in full)? by';
const payers =
  '(?:my|our|the|his|her|their) (?:[a-z]+ ){0,2}?(?:father|mother|parents?|husband|wife|spouse|son|' +
  'daughter|brother|sister|uncle|aunt|cousin|friend|employer|company|organi[sz]ation|firm|sponsor|' +
  'institute|university|host|guest|visitor|applicant|inviter)';
const close = '(?:¶|(?= (?:and|during|for|throughout|while|including|out of|from|who|which|in|with|as)\\b))';

// Who pays, in the letter's own words: `borne by my employer`.
export const expensesSentences: readonly RegExp[] = [
  sentencePattern(
    `${costs}… ${paid} ${payers}(?:, ` +
      '(?:namely |i\\.e\\.,? |viz\\.? )?(?:m/s\\.? )?| \\((?:m/s\\.? )?| m/s\\.? | ' +
      '(?=(?:mr|mrs|ms|shri|smt|dr)\\b))(?' +
      '<value>(?:(?:mr|mrs|ms|dr|shri|smt)\\.? )?[A-Z][\\p{L}' +
      "&'-]*\\.?(?: (?:[A-Z]\\.|(?:Pvt|Ltd|Co|Inc)\\.|[A-Z(&][\\p{L}" +
      "&'()-]*|of|and|&)){0,7})(?=[,.;)]|\\n| (?:and|who|during|for|in|with|as|from|out)\\b)",
  ),
  sentencePattern(`${costs}… ${paid} {words}${close}`),
  sentencePattern(
    '(?:trip|visit|travel|journey|tour|stay|studies)(?: ' +
      `[a-z]+){0,4} (?:is|are|will be|shall be|being)(?: entirely| fully| solely)? ${paid} {words}${close}`,
  ),
  sentencePattern(`(?:sponsor|bearer) of (?:the|my|this|our)(?: [a-z]+){0,3} (?:is|will be) {words}${close}`),
  sentencePattern(
    '(?<value>(?:my|our|the|his|her) (?:[a-z]+ ){0,3}' +
      '?(?:father|mother|parents|husband|wife|son|daughter|brother|sister|uncle|aunt|' +
      'employer|company|organisation|organization|firm|sponsor|institute|' +
      'university))(?:,? ' +
      '(?:mr|mrs|ms|shri|smt|dr)\\.? [^,.]{2,40},?)? (?:will|shall|is going to|would|has agreed to|have ' +
      'agreed to) (?:also )?(?:bear|cover|pay|meet|sponsor|fund|finance|carry|defray|shoulder|take care of)',
  ),
  sentencePattern(
    `${payers}, (?:m/s\\.? )?(?<value>[A-Z][\\p{L}` +
      "&'-]*(?: (?:[A-Z]\\.|(?:Pvt|Ltd|Co|Inc)\\.|[A-Z(&][\\p{L}" +
      "&'()-]*|of|and|&)){0,7}),? (?:will|shall|is going to|has agreed to|have agreed to|is|are) (?:also " +
      ')?(?:bear|cover|pay|meet|sponsor|fund|finance|carry|defray)',
  ),
  sentencePattern(
    "(?<value>[A-Z][\\p{L}&'-]*(?: (?:[A-Z(&][\\p{L}" +
      "&'()-]*\\.?|of|and|&)){0,6}? " +
      '(?:Limited|Ltd\\.?|LLP|GmbH|Inc\\.?|B\\.V\\.|AG|plc|SARL|University|Foundation|Institute)),? ' +
      '(?:will|shall|is going to) (?:also )?(?:bear|cover|pay|meet|sponsor|fund|finance|carry|defray)',
  ),
  sentencePattern(
    '(?:{titled}) (?:will|shall|is going to) (?:bear|cover|pay|meet|sponsor|fund|finance) (?:all |the ' +
      `|my |his |her |entire |any )*(?:[a-z]+ )*${costs}`,
  ),
  sentencePattern(
    '\\bi (?:will|shall|am going to|would|am|intend to|undertake to) (?:bear|cover|pay|meet|be ' +
      'bearing|bearing|paying|meeting|financing|finance|fund|carry|defray)… (?' +
      '<value>myself|on my own|from my own (?:funds|savings|sources))',
  ),
  sentencePattern(
    `(?:trip|travel|visit|journey|tour) (?:is|will be|being) (?:entirely |fully )?(?<value>self[- ](?:funded|financed|sponsored))`,
  ),
  sentencePattern(`(?:costs?|expenses?)[^.]{0,60}(?:on|upon|with) (?<value>me|us|myself)(?=[.,;])`),
];

// `I shall bear all expenses`: the writer, who is not named in the sentence.
const selfSentence = sentencePattern(
  '\\b(?' +
    '<value>i|we) (?:myself |ourselves )?(?:will|shall|am going to|undertake to|agree to|would) (?:also ' +
    ')?(?:bear|cover|pay|meet|be bearing|be responsible for|finance|fund|take care ' +
    'of|carry|defray|provide for|be paying|be meeting|support) (?:for )?(?:all |the |my |our |his |her ' +
    '|their |entire |any |own |full |of )*(?:(?:[a-z]+ |and |, ' +
    `?){0,6}${costs}|(?:air ` +
    ')?(?:tickets?|fares?|food|lodging|accommodation|stay|board|travel|trip|visit|living)\\b)',
);

export const expensesLabels = [
  '(Expenses|Costs|Cost) [of [the] (Stay|Visit|Trip|Travel|Journey)] [to be] (borne|met|covered|paid) by',
  'Expenses [to be] (borne|met|covered|paid) by',
  'Expenses',
  'Cost[s] [to be] borne by',
  'Sponsored by',
  '(Trip|Travel|Journey) (funded|sponsored|financed) by',
  'Funding',
  'Paid by',
  '(Costs|Expenses|Cost|Trip|Travel|Stay) (carried|paid|defrayed|sponsored) by',
  '(Costs|Expenses) (carried|provided|taken over|assumed) by',
  'Who pays',
  'Financed by',
  'Payment by',
  'Bearer of (Costs|Expenses)',
  '(Costs|Expenses) at [the] charge of',
  'Funded by',
  'Source of Funds',
  'Sponsor',
];

// `my employer, Blue Lotus LLP`: the name is more specific than the relation before it.
export function preferNamedPayer(candidates: Candidates): void {
  const all = candidates.expensesBorneBy ?? [];
  const named = all.filter(
    (each) => each.by === 'sentence' && /^[A-Z]/.test(each.value) && !/^(?:I|My|Our|The|We)\b/.test(each.value),
  );
  if (named.length === 0) return;
  candidates.expensesBorneBy = all.filter(
    (each) => named.includes(each) || !new RegExp(`^${payers}$`, 'i').test(each.value.trim()),
  );
}

export function addWriterAsPayer({ flow }: OpenDocument, candidates: Candidates): void {
  if ((candidates.expensesBorneBy ?? []).length > 0) return;
  for (const match of flow.text.matchAll(sentenceRegExp(selfSentence))) {
    const [start, end] = match.indices!.groups!.value!;
    addCandidates(
      candidates,
      'expensesBorneBy',
      candidateInText(flow, { start, end }, /^we$/i.test(match.groups!.value!) ? 'us' : 'myself', 'derived', 0.6),
    );
  }
}

// A colon that OCR reads as a stroke or a digit.
export const payerOf = (raw: string): string | undefined =>
  normaliseText(
    raw.replace(/^[\d|:;.il]\s+/i, '').replace(/^(?:Mr|Mrs|Ms|Miss|Dr|Shri|Smt|M\/s)\b\.?\s+(?=[A-Z])/, ''),
  );
