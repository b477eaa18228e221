// Order and filters of the catalogue, most urgent first. Without schemas, so that server and browser share it.
export const catalogueParts = ['form', 'checklist', 'fees', 'processing', 'rule'] as const;
export type CataloguePart = (typeof catalogueParts)[number];

export const catalogueConfidences = ['low', 'medium', 'medium-high', 'high'] as const; // least certain first
export type CatalogueConfidence = (typeof catalogueConfidences)[number];

// undated: neither the data nor a verification has a date. old: more than a year ago.
export const catalogueStatuses = ['undated', 'old', 'recent'] as const;
export type CatalogueStatus = (typeof catalogueStatuses)[number];

const oldAfterDays = 365;
export const catalogueStatusOf = (ageDays: number | null): CatalogueStatus =>
  ageDays === null ? 'undated' : ageDays > oldAfterDays ? 'old' : 'recent';

interface Placed {
  readonly key: string;
  readonly part: CataloguePart;
  readonly formIds: readonly string[];
  readonly confidence: CatalogueConfidence | null;
  readonly ageDays: number | null;
}

export const catalogueSorts = ['age', 'confidence'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

export interface CatalogueNarrowing {
  readonly part?: CataloguePart | undefined;
  readonly formId?: string | undefined;
  readonly confidence?: CatalogueConfidence | undefined;
  readonly status?: CatalogueStatus | undefined;
}

const age = ({ ageDays }: Placed) => ageDays ?? Infinity;
const doubt = ({ confidence }: Placed) =>
  confidence === null ? catalogueConfidences.length : catalogueConfidences.indexOf(confidence);
const older = (one: Placed, other: Placed) => (age(one) === age(other) ? 0 : age(other) - age(one));
const lessSure = (one: Placed, other: Placed) => doubt(one) - doubt(other);
const byName = (one: Placed, other: Placed) => (one.key < other.key ? -1 : 1);

const orders: Record<CatalogueSort, (one: Placed, other: Placed) => number> = {
  age: (one, other) => older(one, other) || lessSure(one, other) || byName(one, other),
  confidence: (one, other) => lessSure(one, other) || older(one, other) || byName(one, other),
};

export function catalogueView<T extends Placed>(
  entries: readonly T[],
  { part, formId, confidence, status }: CatalogueNarrowing,
  sort: CatalogueSort = 'age',
): T[] {
  return entries
    .filter(
      (entry) =>
        (part === undefined || entry.part === part) &&
        (formId === undefined || entry.formIds.includes(formId)) &&
        (confidence === undefined || entry.confidence === confidence) &&
        (status === undefined || catalogueStatusOf(entry.ageDays) === status),
    )
    .sort(orders[sort]);
}
