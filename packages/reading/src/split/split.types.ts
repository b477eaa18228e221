import type { Classified, PageClass } from '../classify/classify.types.ts';
import type { PageSigns } from './page-signs.ts';

export interface PageOfFile {
  readonly pageNo: number;
  readonly text: string; // lines in reading order, joined with a line feed
  readonly rows?: string; // the same with what stands side by side on one line, where `text` has cells
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

export interface PaperPages extends Classified {
  readonly pages: readonly number[];
  readonly score: number;
  readonly embedding?: Float32Array;
}

export interface SignedPage {
  readonly page: PageOfFile;
  readonly signs: PageSigns;
  readonly seen: () => Promise<PageClass>; // once a page, when first asked for
}

// A paper while its file is gone through.
export interface OpenPaper {
  readonly pages: SignedPage[];
  readonly kind: string; // the best guess of its first page
}
