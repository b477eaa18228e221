import { datesIn } from '../documents/normalise/normalise-date.ts';
// The numbers that identify a document, by the words before them. Only documents of one kind are compared.
const between = String.raw`(?:\s*\/\s*[\u0900-\u097F\s]{0,20})?[\s:.#)\]-]{0,6}`; // a bilingual label names it twice
const number = String.raw`(?:no\.?|number|num|id|code|ref(?:erence)?\.?|#)?`;
const value = String.raw`([A-Z0-9*][A-Z0-9*/-]{4,24})`;

const labels: Readonly<Record<string, string>> = {
  account: String.raw`(?:account|a\/c)\s*(?:no\.?|number|#)`,
  ifsc: String.raw`ifsc(?:\s*code)?`,
  policy: String.raw`(?:policy|certificate of insurance)\s*(?:no\.?|number|#)`,
  booking: String.raw`(?:pnr|booking|reservation|confirmation|voucher)\s*(?:no\.?|number|ref(?:erence)?\.?|id|code|#)`,
  record: String.raw`(?:airline\s*)?pnr`,
  ticket: String.raw`(?:e-?ticket|ticket)\s*(?:no\.?|number)`,
  register: String.raw`(?:registration|regn\.?|certificate|licence|license|permit|document|deed|case|petition)\s*(?:no\.?|number)`,
  acknowledgement: String.raw`acknowledgement\s*(?:no\.?|number)`,
  employee: String.raw`(?:employee|emp\.?|staff)\s*(?:id|code|no\.?|number)`,
  consumer: String.raw`(?:consumer|customer|connection|ca|bp)\s*(?:no\.?|number|id)`,
  pension: String.raw`ppo\s*(?:no\.?|number)`,
  tan: String.raw`tan\s+of\s+the\s+deductor`,
  deposit: String.raw`(?:fd|fdr|deposit)\s*(?:account)?\s*(?:no\.?|number)`,
  loan: String.raw`(?:loan|sanction|application)\s*(?:account)?\s*(?:no\.?|number|ref(?:erence)?\.?|id)`,
  reference: String.raw`(?:our\s+)?ref(?:erence)?\s*${number}`,
  year: String.raw`assessment\s+year`,
};

const matchers = Object.entries(labels).map(([name, label]) => ({
  name,
  pattern: new RegExp(String.raw`\b${label}${between}${value}`, 'gi'),
}));
// In a table of particulars the number is below its label.
const accountBelow = /^[^\w\n]{0,9}(?:account|a\/c)\b[^\d\n]{0,90}\n[^\w\n]{0,9}(\d{6,18}|[Xx*]{4,14}\d{3,6})\b/gim;
const shapes: Readonly<Record<string, RegExp>> = {
  gstin: /\b\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]\b/g,
  pan: /\b[A-Z]{3}[PCHFATBLJG][A-Z]\d{4}[A-Z]\b/g,
};

// Twelve digits may be many things, such as a payment reference: an Aadhaar number is in groups of four in a document
// about it, or follows its label.
const inFours = /(?<!\d|(?<![\d/.-])\d{4}[ -])(?:[2-9]\d{3}|[Xx*]{4})[ -](?:\d{4}|[Xx*]{4})[ -](\d{4})(?![ -]?\d)/g;
const behindName = /\baa?dhaa?r(?: card)?(?: no\.?| number)?[\s:.-]{0,4}[\dXx*]{8}(\d{4})(?!\d)/gi;
const ofAadhaar =
  /aa?dhaa?r|आधार|\buid|unique identification|government of india|भारत सरकार|\bdob\b|birth|जन्म|\bvid\b/i;

function aadhaarsIn(text: string): string[] {
  const found = [...text.matchAll(behindName), ...(ofAadhaar.test(text) ? text.matchAll(inFours) : [])];
  return found.map((each) => each[1]!);
}

// Booking sites group digits with points, airlines use six letters; a stay has its own first day.
const bookingLabel = String.raw`\b(?:pnr|(?:booking|reservation|confirmation|voucher)\s*(?:no\.?|number|ref(?:erence)?\.?|id|code|#))`;
const pointed = new RegExp(String.raw`${bookingLabel}[\s:.#-]{0,6}(\d{3,4}(?:\.\d{3}){1,3})(?![\d.]*\d)`, 'gi');
const lettered = new RegExp(String.raw`${bookingLabel}[ ]?:[ ]?([A-Za-z]{6})(?![A-Za-z])`, 'gi');
const arrival = /\bcheck[ -]?in(?: date)?\b[\s:]{0,4}([^\n]{6,40})/gi;

function bookingsIn(text: string): [name: string, raw: string][] {
  const letters = [...text.matchAll(lettered)].filter(([, code]) => code === code!.toUpperCase());
  return [...text.matchAll(pointed), ...letters].map(([, code]) => ['booking', code!]);
}

const staysIn = (text: string): [name: string, raw: string][] =>
  [...text.matchAll(arrival)].flatMap(([, behind]) =>
    datesIn(behind!)
      .slice(0, 1)
      .map((day): [string, string] => ['stay', day.value]),
  );

export type Identity = ReadonlyMap<string, ReadonlySet<string>>;

const bare = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9*]/g, '');

export function identityOf(text: string): Identity {
  const found = new Map<string, Set<string>>();
  const add = (name: string, raw: string) => {
    const key = bare(raw);
    if (key.length >= 4 && (/\d/.test(key) || name === 'booking'))
      found.set(name, (found.get(name) ?? new Set()).add(key));
  };
  for (const { name, pattern } of matchers)
    for (const each of text.matchAll(pattern)) if (/\d/.test(bare(each[1]!))) add(name, each[1]!);
  for (const [name, raw] of [...bookingsIn(text), ...staysIn(text)]) add(name, raw);
  for (const [name, shape] of Object.entries(shapes))
    for (const each of text.matchAll(shape)) add(name, each[1] ?? each[0]);
  for (const each of text.matchAll(accountBelow)) add('account', each[1]!);
  for (const last of aadhaarsIn(text)) add('aadhaar', last);
  return found;
}

// One or two digits may be misread or masked.
function isSame(a: string, b: string): boolean {
  if (a === b || (a.length > 7 && b.includes(a)) || (b.length > 7 && a.includes(b))) return true;
  if (a.length !== b.length) return false;
  let other = 0;
  for (let i = 0; i < a.length; i++)
    if (a[i] !== b[i] && a[i] !== '*' && b[i] !== '*' && a[i] !== 'X' && b[i] !== 'X') other++;
  return other <= (a.length >= 9 ? 1 : 0);
}

export interface Compared {
  readonly same: number;
  readonly other: number;
  readonly person: number; // agree, but all documents of a person or a branch have them
}

const ofPersons: ReadonlySet<string> = new Set(['pan', 'aadhaar', 'employee', 'consumer', 'gstin', 'ifsc', 'stay']);

export function compareIdentity(a: Identity, b: Identity): Compared {
  let [same, other, person] = [0, 0, 0];
  for (const [name, values] of a) {
    const rivals = b.get(name);
    if (!rivals) continue;
    const agrees = [...values].some((each) => [...rivals].some((rival) => isSame(each, rival)));
    if (agrees && ofPersons.has(name)) person++;
    else if (agrees) same++;
    else other++;
  }
  return { same, other, person };
}
