import type { Category } from '@visawright/forms/documents/categories.ts';
import type { Random } from '../random.ts';
import type { Journey } from './facts/journey.ts';

// The content of one invented document: `values` by the field ids of the forms' document kinds, normalised; other
// printed data in further properties.
export interface DocumentFacts {
  readonly values: Readonly<Record<string, string>>;
  readonly also?: Readonly<Record<string, readonly string[]>>; // other correct readings
  readonly tables?: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>; // rows every layout prints whole
  readonly derived?: Readonly<Record<string, string>>; // what follows from the tables and is printed nowhere
}

export interface DocumentSpecimenKind<F extends DocumentFacts = DocumentFacts> {
  readonly category: Category['category'];
  readonly kind: string; // its name among the forms' document kinds
  facts(random: Random, person: Person): F;
  readonly layouts: readonly DocumentLayout<F>[];
}

// A layout before it is named: layouts in `further` and `former-held-out` take the name of their folder.
export interface LayoutDesign<F extends DocumentFacts = DocumentFacts> {
  // HTML with its own <style>; each <section class="page"> is one sheet. Only what is written through `pen.f` belongs
  // to the truth.
  draw(facts: F, pen: Pen): string;
}

export interface DocumentLayout<F extends DocumentFacts = DocumentFacts> extends LayoutDesign<F> {
  readonly name: string;
}

export interface Pen {
  readonly random: Random; // for the appearance only, never for facts
  readonly f: (field: string, shown: string) => string; // a value as this layout prints it, escaped; a line break in it becomes <br>
  readonly around: (field: string, html: string) => string; // the same for HTML that may contain other fields: a city inside its address
  readonly esc: (text: string) => string;
  readonly date: (iso: string, variant: DateFormat) => string;
  readonly amount: (value: number, variant: AmountFormat) => string;
}

export type DateFormat =
  | 'dd/mm/yyyy'
  | 'dd-mm-yyyy'
  | 'dd.mm.yyyy'
  | 'dd-Mmm-yyyy'
  | 'dd Mmm yyyy'
  | 'd Month yyyy'
  | 'Month d, yyyy'
  | 'yyyy-mm-dd'
  | 'ddMmmyy'
  | 'Ddd, dd Mmm yyyy'
  | 'dth Month yyyy';
// 1,23,456.00 · 123,456.00 · 123456.00 · ₹1,23,456.00 · INR 1,23,456.00 · Rs. 1,23,456/- · 1,23,456
export type AmountFormat = 'indian' | 'western' | 'plain' | 'rupee' | 'inr' | 'slash' | 'whole';

// One invented traveller, the same in all documents of a file.
export interface Person {
  readonly surname: string;
  readonly givenNames: string;
  readonly fullName: string;
  readonly sex: 'M' | 'F';
  readonly dateOfBirth: string;
  readonly passportNumber: string;
  readonly fatherName: string;
  readonly motherName: string;
  readonly spouseName: string; // blank when unmarried
  readonly address: {
    readonly building: string;
    readonly locality: string;
    readonly city: string;
    readonly district: string;
    readonly state: string;
    readonly postcode: string;
  };
  readonly phone: string;
  readonly email: string;
  readonly pan: string;
  readonly aadhaar: string;
  readonly employer: string;
  readonly designation: string;
  readonly bank: string;
  readonly journey?: Journey; // the journey of the documents; if absent, one of the specimens' own
}
