import type { Flow } from './flow.ts';
import type { Label } from './labels.ts';
import type { Meaning } from './meanings.ts';
import type { ValueType } from './normalise/by-type.ts';
import type { Candidate, Paper, PaperReading, TextLine } from './paper.types.ts';

export interface FieldRule {
  readonly labels?: readonly string[]; // `[Full] Name` may lack a part, `(Date|Dt) of Birth` has one of several
  readonly about?: Meaning; // what its label speaks of, where no known wording is found; meanings.ts has the usual ones
  readonly needsColon?: true; // its labels are words of everyday: they count only with a colon, or with the value in the next cell
  readonly as?: ValueType; // what the forms' list of papers says, unless said here
  readonly read?: (raw: string) => string | undefined; // in place of `as`' own reading
  readonly pattern?: RegExp; // the whole normalised value
  readonly sentences?: readonly RegExp[]; // over running text, with a group named `value`; a space is any white space
  readonly anywhere?: RegExp; // a shape that is this field wherever it stands; its group `value`, or all of it
  readonly not?: readonly RegExp[]; // of the normalised value
  readonly lines?: number; // of a value beside or below its label; addresses have up to 7, paragraphs 6, others 1
  readonly prefer?: 'first' | 'last'; // among equals
  readonly isPart?: true; // looked for, but no field of its own: `after` makes one of it
  readonly isChecked?: (value: string) => boolean; // check digits
}

// A paper opened for reading: what rules and `after` work on.
export interface Open {
  readonly paper: Paper;
  readonly lines: readonly TextLine[]; // of all pages
  readonly labels: readonly Label[];
  readonly flow: Flow;
}

export type Candidates = Record<string, Candidate[]>;

// A kind as data. `after` may add, drop or change candidates, and gives tables and people where the paper has them.
export interface KindRules {
  readonly kind: string;
  readonly fields: Readonly<Record<string, FieldRule>>;
  readonly stops?: readonly string[]; // labels of no field that end a value
  after?(open: Open, candidates: Candidates): Pick<PaperReading, 'tables' | 'people'> | void;
}
