import type { RunningText } from '../page/running-text.ts';
import type { Label } from '../labels/find-labels.ts';
import type { LabelMeaning } from '../labels/label-meanings.ts';
import type { ValueType } from '../normalise/normalise-by-type.ts';
import type { Candidate, ReadableDocument, FieldReadings, TextLine } from '../readable-document.types.ts';

export interface FieldRule {
  readonly labels?: readonly string[]; // `[Full] Name` has an optional part, `(Date|Dt) of Birth` has alternatives
  readonly about?: LabelMeaning; // meaning of its label, if no known wording is found; meanings.ts has the usual ones
  readonly needsColon?: true; // its labels are common words: they count only with a colon, or with the value in the next cell
  readonly as?: ValueType; // default: the type in the forms' list of documents
  readonly read?: (raw: string) => string | undefined; // replaces the reading of `as`
  readonly pattern?: RegExp; // the whole normalised value
  readonly sentences?: readonly RegExp[]; // over running text, with a group named `value`; a space is any white space
  readonly anywhere?: RegExp; // a pattern that identifies this field anywhere; its group `value`, or the whole match
  readonly not?: readonly RegExp[]; // of the normalised value
  readonly lines?: number; // of a value beside or below its label; addresses have up to 7, paragraphs 6, others 1
  readonly prefer?: 'first' | 'last'; // among equals
  readonly isPart?: true; // read, but not a field of the form: `after` uses it
  readonly isChecked?: (value: string) => boolean; // check digits
}

// A document prepared for reading: the input of rules and `after`.
export interface OpenDocument {
  readonly document: ReadableDocument;
  readonly lines: readonly TextLine[]; // of all pages
  readonly labels: readonly Label[];
  readonly flow: RunningText;
}

export type Candidates = Record<string, Candidate[]>;

// A kind as data. `after` may add, drop or change candidates, and returns tables and people if the document has them.
export interface KindRules {
  readonly kind: string;
  readonly fields: Readonly<Record<string, FieldRule>>;
  readonly stops?: readonly string[]; // labels of no field that end a value
  after?(open: OpenDocument, candidates: Candidates): Pick<FieldReadings, 'tables' | 'people'> | void;
}
