import type { Arrangement } from './drawing/page.ts';
import type { Corner } from './copies/warp.ts';

export type Route = 'text' | 'scan' | 'photo';

export interface TruePlace {
  readonly page: number; // from 1, of the file
  readonly words: readonly (readonly Corner[])[]; // polygons of its words, 0..1 of the page
}

export interface TrueDocument {
  readonly category: string;
  readonly kind: string;
  readonly id?: string; // of a kind that the catalogue does not have yet
  readonly layout: string;
  readonly route: Route;
  readonly pages: readonly number[]; // from 1, of the file
  readonly values: Readonly<Record<string, string>>; // printed
  readonly known: Readonly<Record<string, string>>; // true of it, printed or not
  readonly also: Readonly<Record<string, readonly string[]>>; // other right answers
  readonly arrangement: Readonly<Record<string, Arrangement>>; // of the first place of each value
  readonly places: Readonly<Record<string, readonly TruePlace[]>>;
}

export interface UnseenFile {
  readonly id: string;
  readonly bytes: Buffer;
  readonly format: 'pdf' | 'jpg';
  readonly documents: readonly TrueDocument[];
}
