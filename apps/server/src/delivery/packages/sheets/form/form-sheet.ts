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
}
interface Filled {
  readonly kind: 'schengen' | 'official';
  readonly title: string;
  readonly pdf: Buffer;
}
export type FormSheet = Copy | Filled;

// 01-form.pdf: the official form filled in, if one is published or the destination uses the harmonised Schengen form; otherwise our copy
// sheet, as HTML still to be printed.
export async function formSheet(input: SheetInput, print: PrintSheet): Promise<FormSheet> {
  const { blank, form } = input;
  if (blank) return { kind: 'official', title: blank.title, pdf: await fillBlank(input, blank, print) };
  if (isSchengen(form.destinationAlpha3))
    return {
      kind: 'schengen',
      title: 'Schengen visa application form, filled in',
      pdf: await harmonisedForm(input, print),
    };
  return { kind: 'copy', title: `Copy sheet for ${form.destination}`, html: copySheet(input) };
}
