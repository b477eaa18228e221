import { pdfInfo } from './pdf-info.ts';
import { PdfObjects } from './pdf-objects.ts';
import { writePdf } from './write-pdf.ts';
import { parsePdf } from './parse-pdf.ts';

export interface SheetPdf {
  readonly bytes: Buffer;
  readonly pages: number;
}

// Keeps the tags screen readers need; title and dates are those of the package.
export async function finishSheetPdf(printed: Buffer, title: string, frozenAt: string): Promise<SheetPdf> {
  const taken = await parsePdf({ 'sheet.pdf': printed }, ['/work/sheet.pdf']);
  const pdf = new PdfObjects(taken);
  pdf.put(taken.root, { ...pdf.dictionary(taken.root), '/ViewerPreferences': { '/DisplayDocTitle': true } });
  return { bytes: await writePdf(pdf, taken.root, pdf.add(pdfInfo(title, frozenAt))), pages: taken.pages.length };
}
