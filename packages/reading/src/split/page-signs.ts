import { foldText, squeezeText } from '../classify/fold-text.ts';
import { pageText } from '../classify/page-text.ts';
import { pointsOf, type KindPoints } from '../classify/points-of.ts';
import { identityOf, type Identity } from './identity.ts';
import { numberingOf, type Numbering } from './numbering.ts';

// Signs that connect a page with its neighbours.
export interface PageSigns {
  readonly points: readonly KindPoints[];
  readonly numbering: Numbering | undefined;
  readonly identity: Identity;
  readonly head: string; // the letterhead, without numbers
  readonly isHeaded: boolean; // an issuer's name or a document title is at its top
  readonly opening: ReadonlySet<string>; // its first lines, without numbers
  readonly columns: ReadonlySet<string>;
  readonly rows: number; // that begin with a date and end with an amount
  readonly isBare: boolean;
  readonly isBoilerplate: boolean;
  readonly isContinued: boolean;
  readonly opensLetter: boolean;
  readonly closesLetter: boolean;
  readonly startsInside: boolean; // in the middle of a sentence or a list
}

const leastLetters = 15;
const columnWord = new RegExp(
  String.raw`\b(date|narration|particulars|description|details|debit|credit|balance|withdrawals?|deposits?|` +
    String.raw`amount|chq|ref|qty|rate|subject|marks|grade|earnings|deductions|flight|from|to|day|city|place|` +
    String.raw`activity|name|relation|relationship|age|quarter|benefit|sum insured)\b`,
  'gi',
);
const ledgerRow = /^\W*\d{1,2}[-/. ](?:\d{1,2}|[A-Za-z]{3,9})[-/., ]?(?:\d{2,4})?\b.*\d[\d,]*\.\d{2}\s*(?:cr|dr)?\W*$/i;
const boilerplate = new RegExp(
  String.raw`terms\s*(?:and|&)\s*conditions|terms of (?:use|service|carriage)|conditions of (?:carriage|contract|` +
    String.raw`use)|general (?:conditions|exclusions|terms)|important (?:information|notes?|instructions)|` +
    String.raw`disclaimer|exclusions|baggage (?:rules|information|policy)|(?:hotel|house|property|room|` +
    String.raw`booking) (?:policies|policy|rules)|cancellation (?:policy|rules|terms)|how to (?:claim|` +
    String.raw`make a claim)|claims? procedure|privacy (?:notice|policy)|fare rules|dangerous goods|` +
    String.raw`schedule of benefits|notes? (?:and|&) instructions|abbreviations|legends?\b|^annexure|^schedule\b|` +
    String.raw`grievance`,
  'im',
);
const continued = /\b(?:contd|continued|continuation|cont'd|brought forward|b\/f|part b)\b/i;
const greets = new RegExp(
  String.raw`^\W*(?:dear|respected)\b|^\W*to,?\s*$|to whom\s?(?:so)?\s?(?:ever)? it may concern|^\W*(?:sub|` +
    String.raw`subject|re)\s*[:.-]|^\W*(?:sir|madam|sir\/madam)\b`,
  'im',
);
const closes = new RegExp(
  String.raw`yours?\s*(?:faithfully|sincerely|truly)|^\W*(?:kind|best|warm)?\s*regards\b|^\W*sincerely|` +
    String.raw`authori[sz]ed signator|deponent|signature of`,
  'im',
);

const mostLetters = 20_000;
const mostOfALine = 300;
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, mostOfALine))
    .filter(Boolean);

function headOf(lines: readonly string[]): string {
  const line = lines
    .slice(0, 3)
    .find((each) => each.replaceAll(/[^\p{L}]/gu, '').length >= 6 && !/^\W*page\b/i.test(each));
  return squeezeText(foldText((line ?? '').replaceAll(/\d/g, '')));
}

function columnsOf(lines: readonly string[]): ReadonlySet<string> {
  const found = lines.filter((line) => new Set(line.toLowerCase().match(columnWord)).size >= 3 && line.length < 160);
  return new Set(found.slice(0, 4).map((line) => squeezeText(foldText(line))));
}

const issuer = new RegExp(
  String.raw`\b(?:bank|ltd|limited|llp|pvt|inc|gmbh|university|college|school|institute|vidyalaya|airlines?|` +
    String.raw`airways|air|travels?|tours?|hotels?|resort|inn|government|govt|ministry|department|office|` +
    String.raw`corporation|municipal|panchayat|nigam|court|embassy|consulate|commission|insurance|assurance|` +
    String.raw`authority|registrar|hospital|clinic|board|railways?|republic|certificate|deed|agreement|affidavit|` +
    String.raw`order|letter|statement|card|extract|form|slip|bill|receipt|itinerary|licence|permit|police|company|` +
    String.raw`trust|association|judicial)\b|शासन|सरकार|प्रमाण`,
  'i',
);
const isHead = (line: string) =>
  line.length <= 70 && issuer.test(line) && /^[^a-z\d]/.test(line) && !/[.;,]$/.test(line) && !boilerplate.test(line);

const openingLines = 14;
const openingOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines
      .slice(0, openingLines)
      .map((line) => squeezeText(foldText(line.replaceAll(/\S*\d\S*/g, ''))))
      .filter((line) => line.length >= 4),
  );

export function signsOf(whole: string, inRows = whole): PageSigns {
  const text = whole.slice(0, mostLetters);
  const lines = linesOf(text);
  const across = linesOf(inRows.slice(0, mostLetters));
  const rows = new Set(across.filter((line) => ledgerRow.test(line)));
  const top = lines.slice(0, 6).join('\n');
  const first = lines.find((line) => /\p{L}{2}/u.test(line)) ?? '';
  const clause = /^\(?(\d{1,2})[.)]\s/.exec(lines[0] ?? '');
  return {
    points: pointsOf(pageText(text)),
    numbering: numberingOf(across.join('\n')) ?? numberingOf(text),
    // Rows of a ledger name other people's accounts.
    identity: identityOf(across.filter((line) => !rows.has(line)).join('\n')),
    head: headOf(lines),
    isHeaded: lines.slice(0, 3).some(isHead),
    opening: openingOf(lines),
    columns: columnsOf(across),
    rows: rows.size,
    isBare: text.replaceAll(/[^\p{L}]/gu, '').length < leastLetters,
    isBoilerplate: boilerplate.test(top),
    isContinued: continued.test(top),
    opensLetter: greets.test(lines.slice(0, 16).join('\n')),
    closesLetter: closes.test(lines.slice(-14).join('\n')),
    startsInside:
      /^[a-z]/.test(first) ||
      (clause !== null && Number(clause[1]) > 1) ||
      /^day\s*[-:]?\s*0?(?:[2-9]|[1-3]\d)\b/i.test(first),
  };
}
