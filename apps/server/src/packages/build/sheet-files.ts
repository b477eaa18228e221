import type { FormSheet } from '../sheets/form-sheet.ts';
import { indexSheet } from '../sheets/index-sheet.ts';
import type { PrintSheet } from '../sheets/print.ts';
import { madeFile, type MadeFile } from './made-file.ts';
import type { PackageInput } from './package-input.ts';
import { sheetPdf } from './sheet-pdf.ts';

const mediaType = 'application/pdf';

export async function formFile(input: PackageInput, form: FormSheet, print: PrintSheet): Promise<MadeFile> {
  const printed = form.kind === 'filled' ? form.pdf : await print(form.html);
  const { bytes, pages } = await sheetPdf(printed, `${form.title}, ${input.reference}`, input.frozenAt);
  return madeFile({ name: '01-form.pdf', title: form.title, mediaType, pages }, bytes);
}

// Printed last, for it names all the others; lies on top.
export async function indexFile(
  input: PackageInput,
  { packageId, kind, others }: { packageId: string; kind: FormSheet['kind']; others: readonly MadeFile[] },
  print: PrintSheet,
): Promise<MadeFile> {
  const files = others.map(({ file }) => file);
  const printed = await print(indexSheet(input, files, packageId, kind));
  const { bytes, pages } = await sheetPdf(printed, `Visa application ${input.reference}`, input.frozenAt);
  return madeFile({ name: '00-index.pdf', title: 'Cover and contents', mediaType, pages }, bytes);
}
