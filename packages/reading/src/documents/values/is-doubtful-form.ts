import { isState } from '../normalise/normalise-address.ts';
import { normaliseCountry } from '../normalise/normalise-country.ts';
import { isLabelLike } from '../labels/label-words.ts';
import type { ValueType } from '../normalise/normalise-by-type.ts';
import type { Candidate, Word } from '../readable-document.types.ts';

const roles = new RegExp(
  String.raw`\b(?:head|manager|director|officer|secretary|partner|proprietor|engineer|executive|department|hr|human|` +
    String.raw`limited|ltd|llp|bank|university|college|school|hospital|hotel|road|street|nagar|number|date|address|` +
    String.raw`signature|signatory|deductions?|tax|income|salary|gross|net|policy|visa|passport|phone|email|mobile|visitors?|` +
    String.raw`units|volume|class|plan|period|status|type|code|reference|booking|registration|certificate|statement|` +
    String.raw`account|total|amount|of|the|and|to|from|for|by|on|in|at)\b`,
  'i',
);

// It goes on elsewhere, or began before: `Diploma in`, `to me daughter`, `Commerce in our school`.
const cut =
  /(?:\b(?:in|of|and|for|the|at|to|by|with|from|or)|[,&(])$|^(?:to|of|is|as|in|and)\b|\b(?:our|your|my|this)\b/i;
// A date or an amount beside it was taken for a line of it.
// A quotation mark first: the lines before it were not read.
const notAddress =
  /^[“”"'‘’«]|^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|[₹$€£]|\b(?:Rs|INR|EUR|USD|GBP)\.? ?\d|\d,\d{3}(?:\.\d\d|\/-)|\(\d{1,2}\.\d{1,2}\.\d{4}\)/;

const premises = new RegExp(
  String.raw`\b(?:house|flat|plot|villa|apartments?|towers?|residency|residences?|nagar|society|complex|building|block|floor|court|` +
    String.raw`heights|enclave|gardens?|park|plaza|mansion|bhavan|bhawan|niwas|nivas|sadan|kunj|vihar|lodge|cottage|farm|estate|` +
    String.raw`hotel|hostel|house|centre|center|chambers|arcade|mall|works|mills|office|ltd|limited|university|college)\b`,
  'i',
);

// `Aarav Singh, 76 Rue du Moulin`: the person who lives there was taken for the first part.
function hasAddressee(value: string): boolean {
  const [first = '', second = ''] = value.split(/,\s*/);
  return /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(first) && !premises.test(first) && /^\d/.test(second);
}

const widest = 0.12; // of the page: a wider gap is between two columns

interface Row {
  readonly middle: number;
  readonly words: (readonly [from: number, to: number])[];
}

// Lines of two columns: a wide gap in a row, or a row that has no part above or below the next.
function isTorn(words: readonly Word[]): boolean {
  const rows: Row[] = [];
  for (const { polygon } of words) {
    const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const middle = (top + bottom) / 2;
    const row = rows.find((each) => Math.abs(each.middle - middle) < (bottom - top) * 0.3);
    const span = [Math.min(...xs), Math.max(...xs)] as const;
    if (row) row.words.push(span);
    else rows.push({ middle, words: [span] });
  }
  const sorted = rows.sort((a, b) => a.middle - b.middle);
  for (const row of sorted) row.words.sort((a, b) => a[0] - b[0]);
  const hasGap = sorted.some((row) => row.words.some(([from], i) => i > 0 && from - row.words[i - 1]![1] > widest));
  const isBeside = sorted.some((row, i) => {
    const before = sorted[i - 1];
    return (
      before !== undefined && (row.words[0]![0] > before.words.at(-1)![1] || row.words.at(-1)![1] < before.words[0]![0])
    );
  });
  return hasGap || isBeside;
}

// Words that are read clearly may still not be what the field is about: a label, a role instead of a person.
export function isDoubtfulForm(as: ValueType, { raw, value, by, words }: Candidate): boolean {
  if (as === 'address') {
    const hasLabel = value.split(',').some((part) => isLabelLike(part.trim()));
    return (
      notAddress.test(value) ||
      hasLabel ||
      hasAddressee(value) ||
      /,\s*$/.test(raw) ||
      (by === 'heading' && isTorn(words))
    );
  }
  if (as !== 'name' && as !== 'organisation' && as !== 'text') return false;
  if (cut.test(value)) return true;
  if (isLabelLike(raw)) return by !== 'pattern';
  if (as !== 'name') return /:/.test(value) || /[›»|]/.test(value);
  return roles.test(value) || (by !== 'label' && !/\S\s+\S/.test(value));
}

const bodies = new RegExp(
  String.raw`\b(?:ltd|limited|llp|inc|plc|gmbh|corp|corporation|company|co|bank|insurance|assurance|university|college|` +
    String.raw`school|institute|academy|hospital|clinic|hotel|resort|inn|hostel|airlines?|airways|railways?|municipal|` +
    String.raw`municipality|council|government|ministry|department|authority|commission|court|registrar|office|treasury|` +
    String.raw`federation|association|union|bureau|club|embassy|consulate|high commission|services|solutions|` +
    String.raw`technologies|industries|enterprises|foundation|trust|society|board)\b`,
  'i',
);

// A form that words of another kind hardly have: an address with a postal code, a name of two to five words, a body with what it is.
export function hasForm(as: ValueType, value: string): boolean {
  if (as === 'address') return true; // one without a postal code is asked about anyway
  if (as === 'organisation') return bodies.test(value);
  return as === 'name' && /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,4}$/u.test(value);
}

const small = /^(?:of|and|in|the|for|to|de|du|la|&|-|–)$/;

// Words that end where a sentence goes on: an address with its postal code, state or country last, a title in capitals, or a word or two.
export function isPhrase(as: ValueType, value: string): boolean {
  if (as === 'address') {
    const last = value.split(',').at(-1)!.trim();
    const isEnd = /\d{4,6}$|\d[A-Z]{2}$/.test(last) || isState(last) || normaliseCountry(last) !== undefined;
    return isEnd && !/\b(?:is|am|are|and|phone|telephone|mobile|who|do)\b/.test(value);
  }
  const words = value.split(/\s+/);
  return (
    words.length <= 2 || (words.length <= 8 && words.every((word) => small.test(word) || /^[\p{Lu}\d("'(]/u.test(word)))
  );
}

// The office that a letter is addressed to, whole: `The High Commission, Visa Section`.
export function isOffice(value: string): boolean {
  const parts = value.split(',');
  return (
    parts.length <= 3 && bodies.test(parts[0]!) && !/\d/.test(value) && !parts.some((part) => isLabelLike(part.trim()))
  );
}
