import type { PhotoCut } from '@visawright/contract/documents/photo.ts';
import type { Rule } from '@visawright/reading/portrait/crop-of.ts';
import sharp from 'sharp';

const inch = 25.4;
const best = 95;
const worst = 40;
const step = 5;

// Only straightens, crops and scales: face and background are never retouched. Deterministic for the same picture and
// cut.
export async function cutPhoto(picture: Buffer, cut: PhotoCut, { maxKb }: Pick<Rule, 'maxKb'>): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const straight = await straightened(data, raw, cut);
  const density = cut.heightMm === null ? 300 : Math.round((cut.heightPx / cut.heightMm) * inch);
  let made: Buffer | undefined;
  for (let quality = best; quality >= worst; quality -= step) {
    made = await sharp(straight.data, { raw: straight.info })
      .resize(cut.widthPx, cut.heightPx, { fit: 'fill', kernel: 'lanczos3' })
      .withDensity(density)
      .jpeg({ quality, chromaSubsampling: quality > 80 ? '4:4:4' : '4:2:0' })
      .toBuffer();
    if (maxKb === null || made.length <= maxKb * 1_024) break;
  }
  return made!;
}

interface Raw {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function straightened(data: Buffer, raw: Raw, { polygon }: PhotoCut) {
  const corners = polygon.map(([x, y]) => ({ x: x * raw.width, y: y * raw.height }));
  const [a, b, c] = corners as [Spot, Spot, Spot];
  const size = { width: Math.hypot(b.x - a.x, b.y - a.y), height: Math.hypot(c.x - b.x, c.y - b.y) };
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
  if (Math.abs(angle) < 1e-4) return extracted(data, raw, middle, size);
  const turned = await sharp(data, { raw })
    .rotate((-angle * 180) / Math.PI, { background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [dx, dy] = [middle.x - raw.width / 2, middle.y - raw.height / 2];
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  const at = { x: turned.info.width / 2 + dx * cos - dy * sin, y: turned.info.height / 2 + dx * sin + dy * cos };
  return extracted(
    turned.data,
    { width: turned.info.width, height: turned.info.height, channels: turned.info.channels },
    at,
    size,
  );
}

async function extracted(data: Buffer, raw: Raw, middle: Spot, size: { width: number; height: number }) {
  const width = Math.max(1, Math.min(raw.width, Math.round(size.width)));
  const height = Math.max(1, Math.min(raw.height, Math.round(size.height)));
  const place = (at: number, length: number, all: number) =>
    Math.min(all - length, Math.max(0, Math.round(at - length / 2)));
  const left = place(middle.x, width, raw.width);
  const top = place(middle.y, height, raw.height);
  const { data: cut, info } = await sharp(data, { raw })
    .extract({ left, top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: cut, info: { width: info.width, height: info.height, channels: info.channels } };
}
