import { hasLettersOrDigits } from '../page/column-of.ts';
import { normaliseName } from '../normalise/normalise-name.ts';
import type { Label } from '../labels/find-labels.ts';
import type { Candidate } from '../readable-document.types.ts';
import { valueSpansOf, type ValueSpan } from '../values/value-spans.ts';
import type { Candidates, KindRules, OpenDocument } from './kind-rules.types.ts';

type Part = 'surname' | 'givenNames' | 'middleName';

// Labels of a name in parts. A kind with fields of its own for them reads them itself.
export const namePartLabels: Readonly<Record<Part, readonly string[]>> = {
  surname: [
    'Surname',
    'Surname(s)',
    'Last Name',
    'Family Name',
    'Surname / (Family|Last|Primary) Name',
    '(Family|Last) Name / Surname',
    'Primary Name',
  ],
  givenNames: [
    'Given Name',
    'Given Names',
    'Given Name(s)',
    'First Name',
    'First Name(s)',
    'Forename',
    'Forename(s)',
    'Forenames',
    'First [Name] and Middle Name',
    '(First|Given) Name / (First|Given) Name',
  ],
  middleName: ['Middle Name', 'Middle Name(s)', 'Other Names'],
};

// The traveller's field: the person whom a kind is about.
const owners = [
  'name',
  'studentName',
  'insuredName',
  'passengerName',
  'guestName',
  'employeeName',
  'accountHolderName',
  'childName',
];

export const ownerField = ({ fields }: KindRules): string | undefined =>
  'surname' in fields || 'givenNames' in fields ? undefined : owners.find((id) => id in fields);

const wordsOf = (text: string) =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);

interface NamePart extends ValueSpan {
  readonly name: string;
  readonly label: Label;
}

const doubtful = 0.7; // below the limit for acceptance without review
const clear = 0.85;

// `Surname` and `Given names` in cells of their own are one name, given names first. A part alone is not the name.
export function addNameParts(open: OpenDocument, candidates: Candidates, rules: KindRules): void {
  const owner = ownerField(rules);
  if (!owner) return;
  const labelled = (part: Part) => open.labels.filter((label) => label.fields.includes(part) && label.isFirst);
  const read = (part: Part): NamePart[] =>
    labelled(part).flatMap((label) => {
      const [span] = valueSpansOf(label, open, 1).filter(({ text }) => hasLettersOrDigits(text));
      const name = span && normaliseName(span.text);
      return span && name ? [{ ...span, name, label }] : [];
    });
  const [last, given, middle] = (['surname', 'givenNames', 'middleName'] as const).map(read);
  const known = candidates[owner] ?? [];
  const parts = [...last!, ...given!, ...middle!];
  if (parts.length === 0) return;
  // A value that is only a part of the name.
  const isPart = ({ value }: Candidate) => {
    const own = wordsOf(value);
    const all = new Set(parts.flatMap(({ name }) => wordsOf(name)));
    return own.every((word) => all.has(word)) && own.length < all.size;
  };
  const isLonely = last!.length === 0 || given!.length === 0;
  const isPlain = !isLonely && last!.length === 1 && given!.length === 1 && middle!.length <= 1;
  const others = known.filter((each) => !isPart(each));
  const own = known.filter(isPart).map((each) => ({ ...each, strength: Math.min(doubtful, each.strength) }));
  if (isLonely) {
    candidates[owner] = [
      ...others,
      ...(own.length > 0 ? own : parts.slice(0, 1).map((part) => asCandidate([part], doubtful))),
    ];
    return;
  }
  const joined = asCandidate([given![0]!, ...middle!.slice(0, 1), last![0]!], isPlain ? clear : doubtful);
  const sorted = (text: string) => wordsOf(text).toSorted().join(' ');
  // The same words in another order are the same name.
  const same = others.filter(({ value }) => sorted(value) === sorted(joined.value));
  candidates[owner] = same.length > 0 ? others : [...others, joined];
}

const asCandidate = (parts: readonly NamePart[], most: number): Candidate => ({
  value: parts.map(({ name }) => name).join(' '),
  raw: parts.map(({ text }) => text).join(' '),
  words: parts.flatMap(({ words }) => words),
  page: parts[0]!.page,
  by: 'label',
  strength: Math.min(most, ...parts.map(({ strength }) => strength)),
});
