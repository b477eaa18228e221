import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { bookletOf, type BookletOptions } from './booklet.ts';
import { conditions, type Condition } from './degrade/conditions.ts';
import { moving, product, scaling } from './degrade/homography.ts';
import { sharpOf } from './degrade/raster.ts';
import { moveBoxes, roundBoxes, type Boxes } from './drawing/boxes.ts';
import { pagePictureOf } from './drawing/page-picture.ts';
import type { PassportPage } from './drawing/passport-page.ts';
import { writeTextLayer } from './drawing/text-layer.ts';
import { randomOf } from './random.ts';
import { passportTruthOf, type PassportTruth } from './passport-truth.ts';

export interface PassportPdfOptions extends Omit<BookletOptions, 'page'> {
  text: boolean; // with a text layer, as from a scanner with OCR; otherwise pictures only
  condition?: Condition;
}
export interface PassportPdf {
  bytes: Buffer;
  truth: Omit<PassportTruth, 'boxes'> & { pages: Boxes[] }; // front, back; 0..1 of the PDF's page
}

const points = 72 / 25.4;
const [a4Width, a4Height] = [210, 297]; // mm
const [left, top] = [30, 30];

interface Ground {
  page: PDFPage;
  font: PDFFont;
}

async function layPage(
  { page, font }: Ground,
  sheet: PassportPage,
  options: PassportPdfOptions,
  side: string,
): Promise<Boxes> {
  const drawn = await pagePictureOf(sheet);
  const condition = options.text ? 'none' : (options.condition ?? 'none');
  const { image, homography } = await conditions[condition](drawn.raster, randomOf('pdf', side, options.seed));
  const jpeg = await page.doc.embedJpg(await sharpOf(image).jpeg({ quality: 85 }).toBuffer());
  const perPixel = Math.min(sheet.width / drawn.raster.width, 150 / image.width, 240 / image.height); // mm
  const [width, height] = [image.width * perPixel, image.height * perPixel];
  page.drawImage(jpeg, {
    x: left * points,
    y: (a4Height - top - height) * points,
    width: width * points,
    height: height * points,
  });
  if (options.text) writeTextLayer(page, font, sheet, { left, top, pageHeight: a4Height });
  const toPage = product(
    scaling(1 / a4Width, 1 / a4Height),
    moving(left, top),
    scaling(perPixel, perPixel),
    homography,
  );
  return roundBoxes(moveBoxes(drawn.boxes, toPage));
}

// Front and back on two A4 pages.
export async function passportPdf(options: PassportPdfOptions): Promise<PassportPdf> {
  const booklet = bookletOf({ ...options, page: 'both' });
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const pages: Boxes[] = [];
  for (const side of ['front', 'back'] as const) {
    const page = pdf.addPage([a4Width * points, a4Height * points]);
    pages.push(await layPage({ page, font }, booklet[side]!, options, side));
  }
  return { bytes: Buffer.from(await pdf.save()), truth: { ...passportTruthOf(booklet), pages } };
}
