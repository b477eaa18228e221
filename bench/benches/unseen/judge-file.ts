import { isMeasuredField } from '@visawright/contract/documents/measured-fields.ts';
import { unusedFields } from '@visawright/contract/documents/unused-fields.ts';
import { compareDocuments } from '@visawright/forms/documents/agreement/compare-documents.ts';
import { categories } from '@visawright/forms/documents/categories.ts';
import type { Polygon } from '@visawright/reading/engine.types.ts';
import type { Arrangement } from '@visawright/unseen/drawing/page.ts';
import type { TrueDocument, TruePlace } from '@visawright/unseen/unseen-truth.ts';
import { isSameValue } from '../extraction/is-same-value.ts';
import type { DrawnFile } from './drawn-files.ts';
import { asInCatalogue } from './late-kinds.ts';
import type { FileReading, FoundDocument, FoundValue } from './shard.ts';

export interface JudgedField {
  readonly field: string;
  readonly arrangement: Arrangement | 'not printed';
  readonly state: 'right' | 'wrong' | 'missing';
  readonly isAccepted: boolean;
  readonly isPlaced?: boolean; // the evidence is on the right page and word; only of a right value
}

export interface JudgedDocument {
  readonly kind: string;
  readonly route: TrueDocument['route'];
  readonly isPassport: boolean;
  readonly isKindRight: boolean;
  readonly isKindAccepted: boolean;
  readonly isWhole: boolean; // it has exactly its pages
  readonly fields: readonly JudgedField[]; // printed ones
  readonly extra: readonly JudgedField[]; // read though not printed, and not true
}

const fieldsOf = new Map(categories.flatMap(({ kinds }) => kinds.map((kind) => [kind.name, kind.fields] as const)));
const isJudged = (kind: string, field: string) => {
  const found = fieldsOf.get(kind)?.find(({ id }) => id === field);
  return found !== undefined && found.type !== 'checkbox' && found.type !== 'repeat';
};
const isDerived = (kind: string, field: string) =>
  fieldsOf.get(kind)?.find(({ id }) => id === field)?.derivedFrom !== undefined;

const typeOf = (kind: string, field: string) => fieldsOf.get(kind)?.find(({ id }) => id === field)?.type;

// A person's name with or without a title, family name first or last.
const organisations = /^(bank|employer|hotel|institution|insurer|legal)Name$/;
const isName = (field: string) => /(^n|N)ame$/.test(field) && !organisations.test(field);
const nameWords = (name: string) =>
  name
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !['MR', 'MS', 'MRS', 'SHRI', 'SMT', 'DR'].includes(word))
    .sort()
    .join(' ');
const isSameName = (a: string, b: string) => nameWords(a) === nameWords(b);
// With or without the code of the country.
const isSamePhone = (a: string, b: string) => {
  const [one, other] = [a.replaceAll(/\D/g, ''), b.replaceAll(/\D/g, '')];
  return Math.min(one.length, other.length) >= 8 && (one.endsWith(other) || other.endsWith(one));
};

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
const partsOfAddress = ['addressLine1', 'addressLine2', 'city', 'district', 'state', 'postcode'];

function isRight({ kind, known, also }: TrueDocument, field: string, value: string): boolean {
  const answers = [known[field] ?? [], also[field] ?? []].flat();
  if (answers.some((answer) => isSameValue(kind, field, answer, value))) return true;
  if (isName(field) && answers.some((answer) => isSameName(answer, value))) return true;
  if (typeOf(kind, field) === 'phone' && answers.some((answer) => isSamePhone(answer, value))) return true;
  const { address } = known;
  return (
    partsOfAddress.includes(field) &&
    known[field] === undefined &&
    address !== undefined &&
    letters(address).includes(letters(value))
  );
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const around = (points: Polygon): Area => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};
const size = ({ left, top, right, bottom }: Area) => (right - left) * (bottom - top);

// The marked region covers at least half of the words, and is not simply a large part of the page.
function isAt({ page, polygon }: FoundValue, place: TruePlace): boolean {
  if (page !== place.page || polygon.length === 0) return false;
  const marked = around(polygon);
  const words = place.words.map((word) => around(word));
  const whole = around(place.words.flat());
  const margin = (words[0]!.bottom - words[0]!.top) * 0.4;
  const covered = words.filter(({ left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return (
      x > marked.left - margin && x < marked.right + margin && y > marked.top - margin && y < marked.bottom + margin
    );
  });
  const isInside =
    marked.left >= whole.left - margin &&
    marked.right <= whole.right + margin &&
    marked.top >= whole.top - margin &&
    marked.bottom <= whole.bottom + margin;
  return (covered.length * 2 >= words.length && size(marked) <= 6 * size(whole)) || isInside;
}

// What the zone of a passport says, it is evidence for.
const inZone = [
  'documentType',
  'countryCode',
  'passportNumber',
  'surname',
  'givenNames',
  'nationality',
  'sex',
  'dateOfBirth',
  'expiryDate',
];
const placesOf = ({ places }: TrueDocument, field: string): readonly TruePlace[] => [
  ...(places[field] ?? []),
  ...(inZone.includes(field) ? [...(places['mrzLine1'] ?? []), ...(places['mrzLine2'] ?? [])] : []),
];

function judgeField(truth: TrueDocument, field: string, found: FoundValue | undefined): JudgedField {
  const arrangement = truth.arrangement[field] ?? 'not printed';
  if (!found) return { field, arrangement, state: 'missing', isAccepted: false };
  const isAccepted = found.outcome === 'accept';
  if (!isRight(truth, field, found.value)) return { field, arrangement, state: 'wrong', isAccepted };
  return {
    field,
    arrangement,
    state: 'right',
    isAccepted,
    isPlaced: placesOf(truth, field).some((place) => isAt(found, place)),
  };
}

function judgeDocument(truth: TrueDocument, found: FoundDocument | undefined): JudgedDocument {
  const { kind, route, category } = truth;
  const values = found?.values ?? {};
  const printed = Object.keys(truth.values).filter((field) => isJudged(kind, field) && !isDerived(kind, field));
  const extra = Object.keys(values).filter(
    (field) => !printed.includes(field) && isJudged(kind, field) && !isDerived(kind, field),
  );
  const isPassport = category === 'Passport' && kind !== 'Previous passport';
  return {
    kind: isPassport ? `Passport ${truth.layout}` : kind,
    route,
    isPassport,
    isKindRight:
      found !== undefined &&
      (isPassport ? found.category === 'Passport' && found.kind !== 'Previous passport' : found.kind === kind),
    isKindAccepted: found?.categoryOutcome === 'accept',
    isWhole: found !== undefined && [...found.pages].sort((a, b) => a - b).join() === truth.pages.join(),
    fields: printed.map((field) => judgeField(truth, field, values[field])),
    extra:
      category === 'Photo'
        ? []
        : extra.map((field) => judgeField(truth, field, values[field])).filter(({ state }) => state === 'wrong'), // a photo is measured
  };
}

// Each true document with the found one that shares most of its pages, one to one. The two pages of a passport may be found separately.
export function judgeFile(file: DrawnFile, reading: FileReading): JudgedDocument[] {
  const documents = file.documents.map(asInCatalogue);
  const shared = (truth: TrueDocument, found: FoundDocument) =>
    found.pages.filter((page) => truth.pages.includes(page)).length;
  const pairs = documents
    .flatMap((truth) => reading.documents.map((found) => ({ truth, found, shared: shared(truth, found) })))
    .filter((pair) => pair.shared > 0)
    .sort((a, b) => b.shared - a.shared);
  const matched = new Map<TrueDocument, FoundDocument>();
  for (const { truth, found } of pairs) {
    const taken = [...matched.values()].includes(found);
    const first = matched.get(truth);
    if (first && !taken && truth.category === 'Passport' && found.category === 'Passport')
      matched.set(truth, { ...first, values: { ...found.values, ...first.values } });
    else if (!first && !taken) matched.set(truth, found);
  }
  return documents.map((truth) => judgeDocument(truth, matched.get(truth)));
}

// What a person would be asked if each document were judged by itself: each doubtful value once, whatever the number of documents that show
// it, and each document whose kind is in doubt.
export function countQuestions(readings: readonly FileReading[]): number {
  const documents = readings.flatMap((reading) => reading.documents);
  const asked = documents.flatMap(({ values }) =>
    Object.entries(values).flatMap(([field, { value, outcome }]) =>
      outcome === 'accept' ? [] : [`${field} ${letters(value)}`],
    ),
  );
  return new Set(asked).size + kindsInDoubt(documents);
}

const kindsInDoubt = (documents: readonly FoundDocument[]) =>
  documents.filter(({ categoryOutcome }) => categoryOutcome !== 'accept').length;

// What the product asks: after it has compared the documents of the application, without parts of an address and fields that nothing uses.
export function countComparedQuestions(readings: readonly FileReading[]): number {
  const documents = readings.flatMap((reading) => reading.documents);
  const compared = compareDocuments(
    documents.map(({ category, kind, values }, at) => ({
      docId: String(at),
      category,
      kind,
      isOwn: true,
      values: Object.entries(values).map(([field, { value, outcome }]) => ({ field, value, outcome, isActed: false })),
    })),
  );
  const asked = documents.flatMap(({ values }, at) =>
    Object.entries(values).filter(([field, { outcome }]) => {
      if (isMeasuredField(field) || unusedFields.has(field)) return false;
      const comparison = compared.get(String(at))?.[field]?.is;
      return comparison === 'spacing' || (outcome !== 'accept' && comparison === undefined);
    }),
  );
  return asked.length + kindsInDoubt(documents);
}
