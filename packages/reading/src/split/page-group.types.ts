import type { Classification, PageClass } from '../classify/page-class.types.ts';
import type { PageSigns } from './page-signs.ts';

export interface PageOfFile {
  readonly pageNo: number;
  readonly text: string; // lines in reading order, joined with a line feed
  readonly rows?: string; // the same with rows on one line, where `text` has cells
  readonly passport?: PassportSide;
  readonly isPhoto?: boolean;
  readonly isFlagged?: 'Passport'; // its zone could not be read
}

export interface PassportSide {
  readonly side: 'front' | 'back' | 'both';
  readonly number?: string;
  readonly kind?: string;
  readonly isSure: boolean;
}

export interface DocumentPageGroup extends Classification {
  readonly pages: readonly number[];
  readonly score: number;
  readonly embedding?: Float32Array;
}

export interface SignedPage {
  readonly page: PageOfFile;
  readonly signs: PageSigns;
  readonly seen: () => Promise<PageClass>; // computed once per page, on demand
}

// A document while the pages of its file are processed.
export interface OpenPageGroup {
  readonly pages: SignedPage[];
  readonly kind: string; // the best guess of its first page
}
