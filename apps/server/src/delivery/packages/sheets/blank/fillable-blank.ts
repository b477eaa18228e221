import type { BlankField, BlankMatch } from '@visawright/contract/delivery/blank.ts';

// A published official form: the PDF without form fields, and where which answer is written.
export interface FillableBlank {
  readonly title: string;
  readonly pdf: Buffer;
  readonly pages: readonly { readonly width: number; readonly height: number }[]; // points
  readonly fields: readonly BlankField[];
  readonly matches: readonly BlankMatch[];
}
