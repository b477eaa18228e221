import type { PageOperation, Polygon } from '@visawright/contract/documents/document.ts';
import { pixelsOf, shownPart } from '@visawright/contract/documents/page-geometry.ts';
import sharp from 'sharp';

const quality = 90;

// The stored picture is our own re-encoding, never the uploaded file. A smaller width is not stored: it takes some milliseconds, and a
// stored one would have to be deleted with its page.
export async function renderShownPicture(
  picture: Buffer,
  operations: readonly PageOperation[],
  hidden: readonly Polygon[] = [],
  shownWidth?: number,
): Promise<Buffer> {
  const whole = hidden.length > 0 ? await blacked(picture, hidden) : picture;
  const part = shownPart(operations);
  const isWhole = part.width === 1 && part.height === 1 && part.degrees === 0;
  const smaller = shownWidth === undefined ? null : { width: shownWidth, withoutEnlargement: true };
  if (isWhole) return smaller ? sharp(whole).resize(smaller).jpeg({ quality }).toBuffer() : whole;
  const { width, height } = await sharp(whole).metadata();
  const shown = sharp(whole).extract(pixelsOf({ width, height }, part)).rotate(part.degrees);
  if (!smaller) return shown.jpeg({ quality }).toBuffer();
  // In one pass sharp would rotate before it extracts.
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).resize(smaller).jpeg({ quality }).toBuffer();
}

// Replaces the pixels themselves, so that nothing hidden can be recovered.
async function blacked(picture: Buffer, hidden: readonly Polygon[]): Promise<Buffer> {
  const size = await sharp(picture).metadata();
  const boxes = hidden
    .map((polygon) => boxAround(polygon, size))
    .filter(({ width, height }) => width > 0 && height > 0);
  const black = boxes.map(({ left, top, width, height }) => ({
    input: { create: { width, height, channels: 3 as const, background: 'black' } },
    left,
    top,
  }));
  return sharp(picture).composite(black).jpeg({ quality }).toBuffer();
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function boxAround(polygon: Polygon, { width, height }: Size) {
  const along = (shares: number[], length: number): [number, number] => {
    const inside = (at: number) => Math.min(length, Math.max(0, at));
    return [inside(Math.floor(Math.min(...shares) * length)), inside(Math.ceil(Math.max(...shares) * length))];
  };
  const [left, right] = along(
    polygon.map(([x]) => x),
    width,
  );
  const [top, bottom] = along(
    polygon.map(([, y]) => y),
    height,
  );
  return { left, top, width: right - left, height: bottom - top };
}
