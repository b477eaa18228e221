import type { Outcome, Polygon, ReadDocument, ReadValue, Word } from '../engine.types.ts';

// How a page's words came: from a PDF's text layer, from a flat scan, from a photo.
export type Route = 'text' | 'scan' | 'photo';

export interface PaperPage {
  readonly pageNo: number;
  readonly route: Route;
  readonly aspect: number; // width ÷ height of the page as it is read
  readonly words: readonly Word[]; // 0..1 of the page as given
  readonly lines: readonly TextLine[]; // the same words in reading order, as they stand upright
}

// Words of one row without a wide gap between them. Places are 0..1 of the page turned upright.
export interface TextLine {
  readonly page: number;
  readonly text: string;
  readonly words: readonly PlacedWord[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly row: number; // lines side by side share it
}

export interface PlacedWord extends Word {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Paper {
  readonly category: ReadDocument['category'];
  readonly kind: string;
  readonly pages: readonly PaperPage[];
}

// A value before it is judged. Two independent findings of the same value are what makes it accepted.
export interface Candidate {
  readonly value: string; // normalised
  readonly raw: string;
  readonly words: readonly Word[];
  readonly page: number;
  readonly by: 'label' | 'table' | 'pattern' | 'sentence' | 'heading' | 'derived';
  readonly strength: number; // 0..1: how surely this place says this field
  readonly isChecked?: boolean; // its own check digits, or a sum on the paper, say that it was read rightly
}

export interface PaperReading {
  readonly values: Readonly<Record<string, ReadValue>>;
  readonly tables?: ReadDocument['tables'];
  readonly people?: ReadDocument['people'];
}

// One file a kind under kinds/, default export of this type.
export interface KindReader {
  readonly kind: string;
  readonly read: (paper: Paper) => PaperReading;
}

export type { Outcome, Polygon, ReadValue, Word };
