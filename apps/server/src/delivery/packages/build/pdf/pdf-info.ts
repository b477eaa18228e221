import { text, type PdfDictionary } from './pdf-objects.ts';

// D:20261115231200Z
const pdfDate = (iso: string): string =>
  `D:${new Date(iso)
    .toISOString()
    .slice(0, 19)
    .replaceAll(/[^0-9]/g, '')}Z`;

export const pdfInfo = (title: string, frozenAt: string): PdfDictionary => ({
  '/Title': text(title),
  '/Producer': text('Visawright'),
  '/CreationDate': text(pdfDate(frozenAt)),
  '/ModDate': text(pdfDate(frozenAt)),
});
