import type { Category } from '@visawright/forms/categories.ts';
import type { Random } from '../random.ts';
import type { Journey } from './journey.ts';

// What stands on one invented paper: `values` by the field ids of the forms' paper kinds, normalised; everything else a layout prints stands beside it.
export interface PaperFacts {
  readonly values: Readonly<Record<string, string>>;
  readonly also?: Readonly<Record<string, readonly string[]>>; // other readings that are right as well
  readonly tables?: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>; // rows every layout prints whole
  readonly derived?: Readonly<Record<string, string>>; // what follows from the tables and is printed nowhere
}

export interface PaperKind<F extends PaperFacts = PaperFacts> {
  readonly category: Category['category'];
  readonly kind: string; // its name among the forms' paper kinds
  facts(random: Random, person: Person): F;
  readonly layouts: readonly PaperLayout<F>[];
}

export interface PaperLayout<F extends PaperFacts = PaperFacts> {
  readonly name: string;
  // HTML with its own <style>; each <section class="page"> is one sheet. Only what is written through `pen.f` belongs to the truth.
  draw(facts: F, pen: Pen): string;
}

export interface Pen {
  readonly random: Random; // for looks only, never for facts
  readonly f: (field: string, shown: string) => string; // a value as this layout prints it, escaped; a line break in it becomes <br>
  readonly around: (field: string, html: string) => string; // the same over HTML, which may hold other fields: a city inside its address
  readonly esc: (text: string) => string;
  readonly date: (iso: string, manner: DateManner) => string;
  readonly amount: (value: number, manner: AmountManner) => string;
}

export type DateManner = 'dd/mm/yyyy' | 'dd-mm-yyyy' | 'dd.mm.yyyy' | 'dd-Mmm-yyyy' | 'dd Mmm yyyy' | 'd Month yyyy' | 'Month d, yyyy' | 'yyyy-mm-dd' | 'ddMmmyy' | 'Ddd, dd Mmm yyyy' | 'dth Month yyyy'; // prettier-ignore
export type AmountManner = 'indian' | 'western' | 'plain' | 'rupee' | 'inr' | 'slash' | 'whole'; // 1,23,456.00 · 123,456.00 · 123456.00 · ₹1,23,456.00 · INR 1,23,456.00 · Rs. 1,23,456/- · 1,23,456

// One invented traveller, the same through all papers of a file.
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
  readonly address: { readonly house: string; readonly locality: string; readonly city: string; readonly district: string; readonly state: string; readonly postcode: string }; // prettier-ignore
  readonly phone: string;
  readonly email: string;
  readonly pan: string;
  readonly aadhaar: string;
  readonly employer: string;
  readonly designation: string;
  readonly bank: string;
  readonly journey?: Journey; // the one their papers tell; absent: one of the specimens' own
}
