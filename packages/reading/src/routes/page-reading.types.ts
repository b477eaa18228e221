import type { ReadPage, ReadValue } from '../engine.types.ts';
import type { Engines } from '../passport/readers.ts';
import type { PaperPage } from '../papers/paper.types.ts';

// One page by itself, before pages become papers: a passport's side, a portrait, or writing in order.
export interface PageReading {
  readonly page: ReadPage;
  readonly front?: {
    readonly lines: readonly [string, string];
    readonly kind: string;
    readonly values: Record<string, ReadValue>;
    readonly isSure: boolean;
  };
  readonly back?: { readonly values: Record<string, ReadValue>; readonly isSure: boolean };
  readonly isZoneless?: true; // a passport's page whose machine readable zone was not found
  readonly photo?: { readonly values: Record<string, ReadValue> };
  readonly paper?: PaperPage;
}

// The models are opened by the first page that needs them.
export type OpenEngines = () => Promise<Engines>;

// What is known of a page before it is read.
export interface About {
  readonly page: number;
  readonly width: number; // upright pixels of the original
  readonly height: number;
}
