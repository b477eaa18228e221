import type { PageOperation, Polygon } from '@visawright/contract/documents/document.ts';
import {
  homographyOf,
  isRectangle,
  lightOf,
  pixelsOf,
  shownPart,
  shownSize,
} from '@visawright/contract/documents/page-geometry.ts';
import sharp, { type Sharp } from 'sharp';
import { warpPicture } from './warp-picture.ts';

const quality = 90;

// The stored picture is our own re-encoding, never the uploaded file. Only the whole page in the width of a screen is stored as well
// (screen-picture.ts): pictures with operations change with every edit.
export async function renderShownPicture(
  picture: Buffer,
  operations: readonly PageOperation[],
  hidden: readonly Polygon[] = [],
  shownWidth?: number,
): Promise<Buffer> {
  const whole = hidden.length > 0 ? await blacked(picture, hidden) : picture;
  const smaller = shownWidth === undefined ? null : { width: shownWidth, withoutEnlargement: true };
  if (operations.length === 0) return smaller ? sharp(whole).resize(smaller).jpeg({ quality }).toBuffer() : whole;
  const drawn = isRectangle(operations) ? await cut(whole, operations) : await warped(whole, operations);
  const { factor, offset } = lightOf(operations);
  const shown = factor === 1 && offset === 0 ? drawn : drawn.linear(factor, offset);
  if (!smaller) return shown.jpeg({ quality }).toBuffer();
  // In one pass sharp would rotate before it extracts.
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).resize(smaller).jpeg({ quality }).toBuffer();
}

async function cut(whole: Buffer, operations: readonly PageOperation[]): Promise<Sharp> {
  const part = shownPart(operations);
  const { width, height } = await sharp(whole).metadata();
  return sharp(whole).extract(pixelsOf({ width, height }, part)).rotate(part.degrees);
}

async function warped(whole: Buffer, operations: readonly PageOperation[]): Promise<Sharp> {
  const { data, info } = await sharp(whole)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const made = warpPicture({ data, width, height }, homographyOf(operations), shownSize({ width, height }, operations));
  return sharp(made.data, { raw: { width: made.width, height: made.height, channels: 3 } });
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
