import { PDFDocument } from '@cantoo/pdf-lib';
import { phonePicture } from './phone-picture.ts';

// A4 pages of one picture each, as a scanner or a phone's scanning app makes them.
export async function scannedPdf(seed: string, pages: number): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  for (let n = 0; n < pages; n++) {
    const picture = await phonePicture({ seed: `${seed}/${n}`, width: 827, height: 1_169 });
    const page = pdf.addPage([595, 842]);
    page.drawImage(await pdf.embedJpg(picture), { x: 0, y: 0, width: 595, height: 842 });
  }
  pdf.setProducer('Flatbed');
  return pdf;
}
