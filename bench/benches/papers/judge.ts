import { categories } from '@visawright/forms/categories.ts';
import type { ReadDocument } from '@visawright/reading/engine.types.ts';
import { isSameValue } from './same-value.ts';

export interface Expected {
  readonly category: string;
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>; // what is printed
  readonly also: Readonly<Record<string, readonly string[]>>;
  readonly known: Readonly<Record<string, string>>; // true of this paper though not printed as such: no fault when it is told
}

export interface Wrong {
  readonly field: string;
  readonly value: string;
  readonly truth: string | undefined;
}

export interface JudgedPaper {
  readonly isCategoryRight: boolean;
  readonly isKindRight: boolean;
  readonly isAsked: boolean;
  readonly right: number; // fields read as they are printed
  readonly wrong: readonly Wrong[]; // read otherwise, or read though not printed
  readonly missed: readonly string[]; // printed, and not read at all
  readonly accepted: number;
  readonly wrongAccepted: readonly Wrong[];
}

// What is asked of a kind. What follows from other values is judged only where it is printed too.
const asked = new Set(
  categories.flatMap(({ kinds }) =>
    kinds.flatMap(({ name, fields }) =>
      fields.filter(({ derivedFrom }) => !derivedFrom).map(({ id }) => `${name}.${id}`),
    ),
  ),
);

export function judgePaper(document: ReadDocument | undefined, expected: Expected): JudgedPaper {
  const { kind, values, also, known } = expected;
  const read = document?.values ?? {};
  const isRight = (field: string, value: string) =>
    [values[field] ?? known[field] ?? [], also[field] ?? []]
      .flat()
      .some((each) => isSameValue(kind, field, each, value));
  const told = Object.entries(read).filter(([field]) => values[field] !== undefined || asked.has(`${kind}.${field}`));
  const asWrong = ([field, { value }]: (typeof told)[number]): Wrong => ({ field, value, truth: values[field] });
  const wrong = told.filter(([field, { value }]) => !isRight(field, value));
  return {
    isCategoryRight: document?.category === expected.category,
    isKindRight: document?.kind === kind,
    isAsked: document?.categoryOutcome !== 'accept',
    right: told.filter(([field, { value }]) => values[field] !== undefined && isRight(field, value)).length,
    wrong: wrong.map(asWrong),
    missed: Object.keys(values).filter((field) => read[field] === undefined),
    accepted: told.filter(([, { outcome }]) => outcome === 'accept').length,
    wrongAccepted: wrong.filter(([, { outcome }]) => outcome === 'accept').map(asWrong),
  };
}
