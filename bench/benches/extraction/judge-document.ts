import { categories } from '@visawright/forms/documents/categories.ts';
import type { ReadDocument } from '@visawright/reading/engine.types.ts';
import { isSameValue } from './is-same-value.ts';

export interface Expected {
  readonly category: string;
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>; // as printed
  readonly also: Readonly<Record<string, readonly string[]>>;
  readonly known: Readonly<Record<string, string>>; // true of this document though not printed as such, so not wrong when it is read
}

interface Wrong {
  readonly field: string;
  readonly value: string;
  readonly truth: string | undefined;
}

export interface JudgedDocument {
  readonly isCategoryRight: boolean;
  readonly isKindRight: boolean;
  readonly isAsked: boolean;
  readonly right: number; // fields read as printed
  readonly wrong: readonly Wrong[]; // misread, or read though not printed
  readonly missed: readonly string[]; // printed but not read
  readonly accepted: number;
  readonly wrongAccepted: readonly Wrong[];
}

// Fields expected of a kind. Derived values are judged only where they are printed too.
const expectedFields = new Set(
  categories.flatMap(({ kinds }) =>
    kinds.flatMap(({ name, fields }) =>
      fields.filter(({ derivedFrom }) => !derivedFrom).map(({ id }) => `${name}.${id}`),
    ),
  ),
);

export function judgeDocument(document: ReadDocument | undefined, expected: Expected): JudgedDocument {
  const { kind, values, also, known } = expected;
  const read = document?.values ?? {};
  const isRight = (field: string, value: string) =>
    [values[field] ?? known[field] ?? [], also[field] ?? []]
      .flat()
      .some((each) => isSameValue(kind, field, each, value));
  const judged = Object.entries(read).filter(
    ([field]) => values[field] !== undefined || expectedFields.has(`${kind}.${field}`),
  );
  const asWrong = ([field, { value }]: (typeof judged)[number]): Wrong => ({ field, value, truth: values[field] });
  const wrong = judged.filter(([field, { value }]) => !isRight(field, value));
  return {
    isCategoryRight: document?.category === expected.category,
    isKindRight: document?.kind === kind,
    isAsked: document?.categoryOutcome !== 'accept',
    right: judged.filter(([field, { value }]) => values[field] !== undefined && isRight(field, value)).length,
    wrong: wrong.map(asWrong),
    missed: Object.keys(values).filter((field) => read[field] === undefined),
    accepted: judged.filter(([, { outcome }]) => outcome === 'accept').length,
    wrongAccepted: wrong.filter(([, { outcome }]) => outcome === 'accept').map(asWrong),
  };
}
