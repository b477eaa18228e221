import {
  beginText,
  endText,
  setCharacterSqueeze,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { PassportPage } from './passport-page.ts';

const points = 72 / 25.4;

export interface LayerOrigin {
  left: number; // of the sheet on the page, mm
  top: number;
  pageHeight: number;
}

// Invisible, selectable text over the picture. The standard fonts have no Hindi: those words have no text.
export function writeTextLayer(
  page: PDFPage,
  font: PDFFont,
  sheet: PassportPage,
  { left, top, pageHeight }: LayerOrigin,
): void {
  const name = page.node.newFontDictionary(font.name, font.ref);
  for (const { text, at, size, width } of sheet.written) {
    const latin = text.replaceAll(/\p{Script=Devanagari}[\p{Script=Devanagari}\s./]*/gu, '').trim();
    if (!latin) continue;
    const high = size * points;
    const squeeze = latin === text ? (width * points * 100) / font.widthOfTextAtSize(text, high) : 100;
    page.pushOperators(
      beginText(),
      setFontAndSize(name, high),
      setTextRenderingMode(TextRenderingMode.Invisible),
      setCharacterSqueeze(squeeze),
      setTextMatrix(1, 0, 0, 1, (left + at[0]) * points, (pageHeight - top - at[1]) * points),
      showText(font.encodeText(latin)),
      endText(),
    );
  }
}
