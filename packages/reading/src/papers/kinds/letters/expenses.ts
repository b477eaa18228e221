import { sentence } from '../../flow.ts';
import { text } from '../../normalise/text.ts';
import type { Candidates, Open } from '../../rules.types.ts';
import { said } from '../said.ts';
import { add, ofPlace } from './found.ts';

const costs = '(?:expenses?|costs?|expenditures?|charges|funding)';
const paid =
  '(?:borne|met|covered|paid|sponsored|funded|taken care of|bourne|financed)(?: entirely| fully| solely| wholly| completely)? by';
const close = '(?:¶|(?= (?:and|during|for|throughout|while|including|out of|from|who|which|in|with|as)\\b))';

// Who pays, in the letter's own words: `borne by my employer`.
export const expensesSentences: readonly RegExp[] = [
  said(`${costs}… ${paid} {words}${close}`),
  said(`(?:trip|visit|travel|journey|tour|stay|studies)(?: [a-z]+){0,4} (?:is|are|will be|shall be|being)(?: entirely| fully| solely)? ${paid} {words}${close}`),
  said(`(?:sponsor|bearer) of (?:the|my|this|our)(?: [a-z]+){0,3} (?:is|will be) {words}${close}`),
  said(`(?<value>(?:my|our|the|his|her) (?:[a-z]+ ){0,3}?(?:father|mother|parents|husband|wife|son|daughter|brother|sister|uncle|aunt|employer|company|organisation|organization|firm|sponsor|institute|university))(?:,? (?:mr|mrs|ms|shri|smt|dr)\\.? [^,.]{2,40},?)? (?:will|shall|is going to|would|has agreed to|have agreed to) (?:also )?(?:bear|cover|pay|meet|sponsor|fund|finance)`),
  said(`(?:{titled}) (?:will|shall|is going to) (?:bear|cover|pay|meet|sponsor|fund|finance) (?:all |the |my |his |her |entire |any )*(?:[a-z]+ )*${costs}`),
  said(`\\bi (?:will|shall|am going to|would) (?:bear|cover|pay|meet|be bearing|finance|fund)… (?<value>myself|on my own|from my own (?:funds|savings|sources))`),
  said(`(?:trip|travel|visit|journey|tour) (?:is|will be|being) (?:entirely |fully )?(?<value>self[- ](?:funded|financed|sponsored))`),
]; // prettier-ignore

// `I shall bear all expenses`: the writer, whom the sentence does not name.
const selfSentence = said(
  `\\b(?<value>i|we) (?:myself |ourselves )?(?:will|shall|am going to|undertake to|agree to|would) (?:also )?(?:bear|cover|pay|meet|be bearing|be responsible for|finance|fund|take care of) (?:for )?(?:all |the |my |our |his |her |their |entire |any |own |full )*(?:[a-z]+ |and |, ?){0,6}${costs}`,
);

export const expensesLabels = ['(Expenses|Costs|Cost) [of [the] (Stay|Visit|Trip|Travel|Journey)] [to be] (borne|met|covered|paid) by', 'Expenses [to be] (borne|met|covered|paid) by', 'Expenses', 'Cost[s] [to be] borne by', 'Sponsored by', '(Trip|Travel|Journey) (funded|sponsored|financed) by', 'Funding', 'Funded by', 'Source of Funds', 'Sponsor']; // prettier-ignore

export function addSelf({ flow }: Open, candidates: Candidates): void {
  if ((candidates.expensesBorneBy ?? []).length > 0) return;
  for (const match of flow.text.matchAll(sentence(selfSentence))) {
    const [start, end] = match.indices!.groups!.value!;
    add(
      candidates,
      'expensesBorneBy',
      ofPlace(flow, { start, end }, /^we$/i.test(match.groups!.value!) ? 'us' : 'myself', 'derived', 0.6),
    );
  }
}

// A colon that a picture shows as a stroke or a digit.
export const payer = (raw: string): string | undefined => text(raw.replace(/^[\d|:;.il]\s+/i, ''));
