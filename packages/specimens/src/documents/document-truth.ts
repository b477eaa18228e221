import type { Category } from '@visawright/forms/documents/categories.ts';
import type { DocumentFacts, Person } from './document-specimen-kind.types.ts';
import type { FieldRegion, PrintedDocument } from './printing/press.ts';

export interface DocumentTruth {
  category: Category['category'];
  kind: string;
  layout: string;
  person: { fullName: string; dateOfBirth: string; passportNumber: string };
  values: Record<string, string>; // what is printed, and what follows from it
  known: Record<string, string>; // true of this document, even if this layout does not print it
  also: Record<string, readonly string[]>;
  tables: Record<string, readonly Readonly<Record<string, string>>[]>;
  boxes: Record<string, FieldRegion>; // the first region of each field
  places: Record<string, FieldRegion[]>; // all of them
  pages: number; // of the file
}

export interface TruthParts {
  category: Category['category'];
  kind: string;
  layout: string;
  facts: DocumentFacts;
  person: Person;
  places: PrintedDocument['places'];
  pages: number; // shown
  of: number; // printed
}

export function documentTruth({ facts, person, places, pages, of, ...named }: TruthParts): DocumentTruth {
  const fields = Object.keys(places);
  // A photo of the first page shows neither the whole table nor the values derived from it.
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
