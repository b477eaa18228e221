import { infoOf } from './pdf-info.ts';
import { PdfObjects } from './pdf-objects.ts';
import { putTogether } from './put-together.ts';
import { takeApart } from './take-apart.ts';

export interface SheetPdf {
  readonly bytes: Buffer;
  readonly pages: number;
}

// A sheet of ours keeps what makes it readable aloud; title and times are the package's.
export async function sheetPdf(printed: Buffer, title: string, frozenAt: string): Promise<SheetPdf> {
  const taken = await takeApart({ 'sheet.pdf': printed }, ['/work/sheet.pdf']);
  const pdf = new PdfObjects(taken);
  pdf.put(taken.root, { ...pdf.dictionary(taken.root), '/ViewerPreferences': { '/DisplayDocTitle': true } });
  return { bytes: await putTogether(pdf, taken.root, pdf.add(infoOf(title, frozenAt))), pages: taken.pages.length };
}
