import { amountsIn } from '../normalise/normalise-amount.ts';
import { datesIn } from '../normalise/normalise-date.ts';

export type SpanType = 'date' | 'amount' | 'person' | 'organisation' | 'role' | 'code' | 'kin' | 'sex';

export interface TypedSpan {
  readonly type: SpanType;
  readonly from: number;
  readonly to: number;
}

const word = String.raw`\p{Lu}[\p{L}'’.-]*`;
// Only an initial, or a short form of a name, ends with a full stop in the middle of a name.
const nameWord = String.raw`(?:\p{Lu}\.|(?:Md|Mohd|St|Jr|Sr)\.|\p{Lu}[\p{L}'’-]*)`;
const small = String.raw`(?:of|and|the|for|de|da|van|von|bin|binti|al|&)`;
const title = String.raw`(?:Mr|Mrs|Ms|Miss|Dr|Shri|Sri|Smt|Kum|Kumari|Master|Prof|M[RS]S?|SHRI|SMT)\b\.?`;
const legal =
  String.raw`(?:Ltd|Limited|LLP|Inc|Corp|Corporation|Company|GmbH|PLC|Plc|Bank|University|College|School|Institute|Academy|` +
  String.raw`Hospital|Trust|Foundation|Associates|Enterprises|Industries|Technologies|Solutions|Services|Consultants|` +
  String.raw`Traders|Sons|Brothers)`;

const patterns: Readonly<Record<Exclude<SpanType, 'date' | 'amount'>, RegExp>> = {
  person: new RegExp(
    String.raw`(?:${title}\s+${nameWord}(?:\s+${nameWord}){0,4}|` +
      String.raw`(?<!\p{Lu}[\p{L}'’.-]* ?|\p{L})${nameWord}(?:\s+${nameWord}){1,4})`,
    'gu',
  ),
  sex: /\b(?:male|female)\b|(?<=\()[MF](?=\))/gi,
  organisation: new RegExp(
    String.raw`(?:M/s\.?\s+)?${word}(?:\s+(?:${word}|` +
      String.raw`${small})){0,7}?\s+(?:\(?\p{Lu}\p{L}+\)?\s+)?${legal}\b\.?(?:\s+of\s+${word}(?:\s+${word})?)?`,
    'gu',
  ),
  role: new RegExp(String.raw`${word}(?:\s+(?:(?:${small}|[-–])\s+)?${word}){0,5}`, 'gu'),
  kin: new RegExp(
    String.raw`\b(?:(?:grand)?(?:father|mother|son|daughter)(?:-in-law)?|brother(?:-in-law)?|sister(?:-in-law)?|husband|` +
      String.raw`wife|spouse|uncle|aunt|nephew|niece|cousin|friend|guardian)\b`,
    'gi',
  ),
  code: /(?<![\p{L}\d/-])(?=[A-Z\d/.:-]*\d)[A-Z\d][A-Z\d/.:-]{3,28}[A-Z\d](?![\p{L}\d])/gu,
};

// Where a sentence names dates, amounts, persons, organisations, roles and numbers of records.
export function typedSpans(text: string, type: SpanType): TypedSpan[] {
  if (type === 'date') return datesIn(text).map(({ from, to }) => ({ type, from, to }));
  if (type === 'amount') return amountsIn(text).map(({ from, to }) => ({ type, from, to }));
  return [...text.matchAll(patterns[type])].map(({ index, 0: found }) => ({
    type,
    from: index,
    to: index + found.length,
  }));
}
