import type { Cell } from './cells/cell.types.ts';
import type { ReadingParts } from './reading-parts.ts';
import type { Outcome, Polygon, ReadDocument, ReadValue, Rule, Word } from '../engine.types.ts';

// The source of a page's words: a PDF text layer, a flat scan or a photo.
export type Route = 'text' | 'scan' | 'photo';

export interface ReadablePage {
  readonly pageNo: number;
  readonly route: Route;
  readonly aspect: number; // width ÷ height of the page as it is read
  readonly words: readonly Word[]; // 0..1 of the page as given
  readonly rules?: readonly Rule[]; // its ruling lines, likewise
  readonly lines: readonly TextLine[]; // the same words in reading order, on the upright page
  readonly cells?: readonly Cell[]; // rectangles between its ruling lines
}

// Words of one row without a wide gap. Coordinates are 0..1 of the upright page.
export interface TextLine {
  readonly page: number;
  readonly text: string;
  readonly words: readonly PlacedWord[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly row: number; // lines side by side share it
  readonly cell?: Cell; // between ruling lines
}

export interface PlacedWord extends Word {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ReadableDocument {
  readonly category: ReadDocument['category'];
  readonly kind: string;
  readonly pages: readonly ReadablePage[];
}

// A value before it is judged. Two independent findings of the same value make it accepted.
export interface Candidate {
  readonly value: string; // normalised
  readonly raw: string;
  readonly words: readonly Word[];
  readonly page: number;
  readonly by: 'label' | 'table' | 'pattern' | 'sentence' | 'heading' | 'derived';
  readonly strength: number; // 0..1: how reliably this position identifies the field
  readonly placed?: number; // the strength of its position before anything in the document cast doubt on it
  readonly isChecked?: boolean; // confirmed by check digits or by a sum in the document
}

export interface FieldReadings {
  readonly values: Readonly<Record<string, ReadValue>>;
  readonly tables?: ReadDocument['tables'];
  readonly people?: ReadDocument['people'];
}

// One file per kind in kinds/.
export interface KindReader {
  readonly kind: string;
  readonly read: (document: ReadableDocument, parts?: ReadingParts) => FieldReadings;
}

export type { Outcome, Polygon, ReadValue, Word };
