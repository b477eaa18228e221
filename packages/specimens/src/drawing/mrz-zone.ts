import { widthOf, type PassportPage } from './passport-page.ts';

const pitch = 2.54;
const lineGap = 6.35;

export interface MrzStyle {
  family?: string; // a cut of OCR-B
  fill: string;
  shade?: string; // of the strip behind it
  shadeOpacity?: number;
  left?: number;
  lastBaseline?: number; // mm above the lower edge
}

// Doc 9303 part 4: two lines of 44 signs, ten to the inch, at the foot of the page.
export function mrzZone(sheet: PassportPage, [first, second]: readonly [string, string], variant: MrzStyle): void {
  const family = variant.family ?? 'OCR B';
  const size = pitch / widthOf({ family, size: 1, fill: '' }, '<');
  const ink = { family, size, fill: variant.fill };
  const left = variant.left ?? (sheet.width - 44 * pitch) / 2;
  const last = sheet.height - (variant.lastBaseline ?? 8.4);
  if (variant.shade)
    sheet.draw(
      `<rect x="0" y="${last - 13.5}" width="${sheet.width}" height="23" fill="${variant.shade}" opacity="${variant.shadeOpacity ?? 1}"/>`,
    );
  sheet.write(ink, [left, last - lineGap], [{ text: first, field: 'mrzLine1' }]);
  sheet.write(ink, [left, last], [{ text: second, field: 'mrzLine2' }]);
}
