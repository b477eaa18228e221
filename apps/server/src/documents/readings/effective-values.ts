import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import type { Comparisons } from '@visawright/forms/documents/agreement/compare-documents.ts';
import { isMeasuredField } from '@visawright/contract/documents/measured-fields.ts';
import { unusedFields } from '@visawright/contract/documents/unused-fields.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { Reading, StoredValue } from './reading.ts';

// What people did with a value; the last act on a field decides.
export interface ValueAct {
  readonly field: string;
  readonly kind: 'confirmed' | 'changed' | 'takenBack';
  readonly value: string | null;
  readonly by: string;
  readonly at: string;
}

export type EffectiveValue = Omit<DocumentValue, 'pageIndex'>;

const wholePage: StoredValue['polygon'] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

// What the traveller's other documents say about the values of one reading.
export interface StoredComparisons {
  readonly readingNo?: number;
  readonly fields?: Comparisons;
}

// A person's value wins over every reading, also a later one.
export function computeEffectiveValues(
  reading: Pick<Reading, 'values'> | undefined,
  acts: readonly ValueAct[],
  compared: Comparisons = {},
): EffectiveValue[] {
  const last = new Map(acts.map((act) => [act.field, act]));
  const read = pickSurestValues(reading?.values ?? []);
  const fields = new Set(read.map(({ field }) => field));
  const added = [...last.values()]
    .filter(({ field, kind }) => kind !== 'takenBack' && !fields.has(field))
    .map(({ field }): StoredValue => ({ ...nowhere, field }));
  return [...read, ...added].map((value) => withComparison(withAct(value, last.get(value.field)), compared));
}

// A value that an independent document states too was read twice. A name that another document writes in other words is asked about.
function withComparison(value: EffectiveValue, compared: Comparisons): EffectiveValue {
  const comparison = compared[value.field];
  if (!comparison || value.actedBy !== null || value.outcome === 'retake') return value;
  const outcome = { agreed: 'accept', spacing: 'confirm', repeated: value.outcome } as const;
  return { ...value, outcome: outcome[comparison.is], comparison };
}

const ranks = { accept: 2, confirm: 1, retake: 0 } as const;
const isSurer = (one: StoredValue, other: StoredValue): boolean =>
  (ranks[one.outcome] - ranks[other.outcome] || one.confidence - other.confidence) > 0;

// A field may be read on several pages. Each reading is stored, because the pages may be split later.
export function pickSurestValues(values: readonly StoredValue[]): StoredValue[] {
  const best = new Map<string, StoredValue>();
  for (const value of values) {
    const known = best.get(value.field);
    if (!known || isSurer(value, known)) best.set(value.field, value);
  }
  return [...best.values()];
}

// A value that was never read has no page.
const nowhere = {
  value: '',
  raw: '',
  outcome: 'confirm' as const,
  confidence: 0,
  pageUid: '',
  polygon: wholePage,
  engine: 'person',
};

function withAct(read: StoredValue, act: ValueAct | undefined): EffectiveValue {
  const { polygon, ...rest } = read;
  const value = { ...rest, polygon, readValue: read.value };
  if (act === undefined || act.kind === 'takenBack' || act.value === null)
    return { ...value, actedBy: null, actedAt: null };
  return { ...value, value: act.value, outcome: 'accept', actedBy: act.by, actedAt: act.at };
}

const isAsked = (field: string) => !isMeasuredField(field) && !unusedFields.has(field);

// What waits for a person in another document is asked there.
export const countToConfirm = (values: readonly EffectiveValue[]): number =>
  values.filter(
    ({ field, outcome, comparison }) => outcome !== 'accept' && comparison?.is !== 'repeated' && isAsked(field),
  ).length;

const purpose = (docId: string, field: string) => `value/${docId}/${field}`;
export const sealValue = (key: ApplicantKey, docId: string, field: string, value: string): Buffer =>
  key.sealFor(purpose(docId, field), value);
export const openValue = (key: ApplicantKey, docId: string, field: string, sealed: Buffer): string =>
  key.openFor(purpose(docId, field), sealed);
