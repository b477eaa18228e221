import { PDFDocument } from '@cantoo/pdf-lib';

export async function appendPages(pdf: PDFDocument, bytes: Buffer): Promise<void> {
  const other = await PDFDocument.load(bytes, { updateMetadata: false });
  for (const page of await pdf.copyPages(other, other.getPageIndices())) pdf.addPage(page);
}
