import { loadBlank } from '@visawright/forms/form/blanks.ts';
import { isSchengen } from '@visawright/forms/grant/territory.ts';
import { fillBlank } from '../blank/fill-blank.ts';
import { copySheet } from '../copy-sheet/copy-sheet.ts';
import { harmonisedForm } from '../harmonised-form/harmonised-form.ts';
import type { PrintSheet } from '../printing/printer.ts';
import type { SheetInput } from '../sheet-input.ts';

interface Copy {
  readonly kind: 'copy';
  readonly title: string;
  readonly html: string;
  readonly blankSha256: null;
}
interface Filled {
  readonly kind: 'schengen' | 'official';
  readonly title: string;
  readonly pdf: Buffer;
  readonly blankSha256: string | null; // of an installed blank form and its map: part of the package id
}
export type FormSheet = Copy | Filled;

// 01-form.pdf: the official form filled in, if a blank is installed or the destination uses the harmonised Schengen form;
// otherwise our copy sheet, as HTML still to be printed.
export async function formSheet(input: SheetInput, print: PrintSheet): Promise<FormSheet> {
  const blank = await loadBlank(input.formId, input.formVersion);
  if (!blank && isSchengen(input.form.destinationAlpha3))
    return {
      kind: 'schengen',
      title: 'Schengen visa application form, filled in',
      pdf: await harmonisedForm(input, print),
      blankSha256: null,
    };
  if (!blank)
    return {
      kind: 'copy',
      title: `Copy sheet for ${input.form.destination}`,
      html: copySheet(input),
      blankSha256: null,
    };
  const pdf = await fillBlank(input, blank, print);
  return { kind: 'official', title: blank.map.title, pdf, blankSha256: blank.sha256 };
}
