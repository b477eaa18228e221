// How the catalogue is looked at: what wants a look first. Without schemas, so that server and browser order alike.
export const catalogueParts = ['form', 'checklist', 'fees', 'processing', 'rule'] as const;
export type CataloguePart = (typeof catalogueParts)[number];

export const catalogueConfidences = ['medium', 'medium-high', 'high'] as const; // the least sure first
export type CatalogueConfidence = (typeof catalogueConfidences)[number];

// undated: neither the data nor anybody here says when it was true. old: more than a year ago.
export const catalogueStandings = ['undated', 'old', 'recent'] as const;
export type CatalogueStanding = (typeof catalogueStandings)[number];

export const oldAfterDays = 365;
export const standingOf = (ageDays: number | null): CatalogueStanding =>
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
  readonly standing?: CatalogueStanding | undefined;
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
  { part, formId, confidence, standing }: CatalogueNarrowing,
  sort: CatalogueSort = 'age',
): T[] {
  return entries
    .filter(
      (entry) =>
        (part === undefined || entry.part === part) &&
        (formId === undefined || entry.formIds.includes(formId)) &&
        (confidence === undefined || entry.confidence === confidence) &&
        (standing === undefined || standingOf(entry.ageDays) === standing),
    )
    .sort(orders[sort]);
}
