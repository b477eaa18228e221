import { blankOf } from '@visawright/forms/blanks.ts';
import { fillBlank } from './blank/fill-blank.ts';
import { copySheet } from './copy-sheet.ts';
import type { PrintSheet } from './print.ts';
import type { SheetInput } from './sheet-input.ts';

interface Copy {
  readonly kind: 'copy';
  readonly title: string;
  readonly html: string;
  readonly blankSha256: null;
}
interface Filled {
  readonly kind: 'filled';
  readonly title: string;
  readonly pdf: Buffer;
  readonly blankSha256: string; // of the blank and its map: another one makes another package
}
export type FormSheet = Copy | Filled;

// 01-form.pdf: the official blank, filled, where one is installed; else our own copy sheet, still to be printed.
export async function formSheet(input: SheetInput, print: PrintSheet): Promise<FormSheet> {
  const blank = await blankOf(input.formId, input.formVersion);
  if (!blank)
    return {
      kind: 'copy',
      title: `Copy sheet for ${input.form.destination}`,
      html: copySheet(input),
      blankSha256: null,
    };
  const pdf = await fillBlank(input, blank, print);
  return { kind: 'filled', title: blank.map.title, pdf, blankSha256: blank.sha256 };
}
