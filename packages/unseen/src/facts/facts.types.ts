import type { Category } from '@visawright/forms/documents/categories.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Family } from '../drawing/font.ts';
import type { Chance } from '../chance.ts';
import type { Traveller } from './traveller.ts';

// What is true of one document. Field ids of the product have their value as the product stores it: dates ISO, countries in three letters,
// amounts without separators. Names that begin with an underscore are only for the page.
export type Facts = Readonly<Record<string, string>>;

export interface DocumentFacts {
  readonly facts: Facts;
  readonly also?: Readonly<Record<string, readonly string[]>>; // other right answers
  readonly rows?: readonly (readonly string[])[]; // of the document's table
}

export interface Style {
  readonly font: Family;
  readonly size?: number; // points, 10 if not given
  readonly dates?: DateForm;
  readonly money?: MoneyForm;
  readonly ink?: string; // of headings and lines
  readonly margin?: number;
  readonly format?: 'A4' | 'letter' | 'card' | 'half' | 'passport';
  readonly isBoldValues?: boolean;
}

export type DateForm =
  | 'slash'
  | 'dash'
  | 'dot'
  | 'mon'
  | 'monSpace'
  | 'long'
  | 'ordinal'
  | 'american'
  | 'iso'
  | 'capital';
export type MoneyForm = 'indian' | 'indianWhole' | 'rupees' | 'western' | 'westernWhole' | 'plain' | 'european';

export interface Layout {
  readonly name: string;
  readonly style: Style;
  readonly draw: (sheet: Sheet) => void;
}

export interface Kind {
  readonly category: Category['category'];
  readonly kind: string; // as the catalogue calls it
  readonly id?: string; // of a kind that the catalogue does not have yet
  readonly factsOf: (traveller: Traveller, chance: Chance) => DocumentFacts;
  readonly layouts: readonly Layout[];
}
