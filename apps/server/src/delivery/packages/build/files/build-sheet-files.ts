import type { FormSheet } from '../../sheets/form/form-sheet.ts';
import { indexSheet } from '../../sheets/index-sheet/index-sheet.ts';
import type { PrintSheet } from '../../sheets/printing/printer.ts';
import { builtFile, type BuiltFile } from './built-file.ts';
import type { PackageInput } from '../package-input.ts';
import { finishSheetPdf } from '../pdf/sheet-pdf.ts';

const mediaType = 'application/pdf';

export async function buildFormFile(input: PackageInput, form: FormSheet, print: PrintSheet): Promise<BuiltFile> {
  const printed = form.kind === 'copy' ? await print(form.html) : form.pdf;
  const { bytes, pages } = await finishSheetPdf(printed, `${form.title}, ${input.reference}`, input.frozenAt);
  return builtFile({ name: '01-form.pdf', title: form.title, mediaType, pages }, bytes);
}

// Built last because it lists all other files; comes first in the archive.
export async function buildIndexFile(
  input: PackageInput,
  { packageId, kind, others }: { packageId: string; kind: FormSheet['kind']; others: readonly BuiltFile[] },
  print: PrintSheet,
): Promise<BuiltFile> {
  const files = others.map(({ file }) => file);
  const printed = await print(indexSheet(input, files, packageId, kind));
  const { bytes, pages } = await finishSheetPdf(printed, `Visa application ${input.reference}`, input.frozenAt);
  return builtFile({ name: '00-index.pdf', title: 'Cover and contents', mediaType, pages }, bytes);
}
