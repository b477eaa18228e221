import type { Category } from '@visawright/forms/categories.ts';
import type { PaperFacts, Person } from './paper-kind.types.ts';
import type { FieldPlace, Print } from './press.ts';

export interface PaperTruth {
  category: Category['category'];
  kind: string;
  layout: string;
  person: { fullName: string; dateOfBirth: string; passportNumber: string };
  values: Record<string, string>; // what is printed, and what follows from it
  known: Record<string, string>; // true of this paper, whether this layout prints it or not
  also: Record<string, readonly string[]>;
  tables: Record<string, readonly Readonly<Record<string, string>>[]>;
  boxes: Record<string, FieldPlace>; // the first place of each field
  places: Record<string, FieldPlace[]>; // all of them
  pages: number; // of the file
}

export interface TruthParts {
  category: Category['category'];
  kind: string;
  layout: string;
  facts: PaperFacts;
  person: Person;
  places: Print['places'];
  pages: number; // shown
  of: number; // printed
}

export function paperTruth({ facts, person, places, pages, of, ...named }: TruthParts): PaperTruth {
  const fields = Object.keys(places);
  // A photo of the first page alone tells neither the whole table nor what follows from it.
  const whole = pages === of;
  const { fullName, dateOfBirth, passportNumber } = person;
  return {
    ...named,
    person: { fullName, dateOfBirth, passportNumber },
    values: {
      ...Object.fromEntries(fields.map((field) => [field, facts.values[field]!])),
      ...(whole ? facts.derived : undefined),
    },
    known: { ...facts.values, ...facts.derived },
    also: Object.fromEntries(Object.entries(facts.also ?? {}).filter(([field]) => field in places)),
    tables: whole ? { ...facts.tables } : {},
    boxes: Object.fromEntries(fields.map((field) => [field, places[field]![0]!])),
    places,
    pages,
  };
}
