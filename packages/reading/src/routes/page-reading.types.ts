import type { ReadPage, ReadValue } from '../engine.types.ts';
import type { Engines } from '../passport/engines.types.ts';
import type { ReadablePage } from '../documents/readable-document.types.ts';

// One page before pages are grouped into documents: a side of a passport, a portrait, or ordered text.
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
  readonly document?: ReadablePage;
}

// The models are loaded by the first page that needs them.
export type OpenEngines = () => Promise<Engines>;

// Facts about a page before it is read.
export interface About {
  readonly page: number;
  readonly width: number; // upright pixels of the original
  readonly height: number;
}
