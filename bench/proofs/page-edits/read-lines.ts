import { heightOf, reversed } from '@visawright/reading/image/curved-line.ts';
import type { Raster } from '@visawright/reading/image/raster.ts';
import { detectLines } from '@visawright/reading/ocr/detect-lines.ts';
import { detectionModel } from '@visawright/reading/ocr/models.ts';
import { recogniseLine, type LineReader } from '@visawright/reading/ocr/recognise-line.ts';
import { openSession } from '@visawright/reading/ocr/session.ts';
import { readText } from '@visawright/reading/ocr/read-text.ts';
import type { Point } from '@visawright/contract/documents/page-geometry.ts';
import sharp from 'sharp';
import { alike } from './alike.ts';

const longest = 960;
const smallest = 6; // height in pixels
let opened: ReturnType<typeof openSession> | undefined;

// For a box of several lines: detects its lines, and each wanted line has to be among them.
export async function readsAsLines(
  raster: Raster,
  corners: readonly Point[],
  wanted: readonly string[],
  reader: LineReader,
) {
  const inside = await cutOut(raster, corners);
  const session = await (opened ??= openSession(detectionModel()));
  const texts: string[] = [];
  for (const line of await detectLines(session, inside, longest)) {
    if (heightOf(line) < smallest) continue;
    for (const each of [line, reversed(line)])
      texts.push(readText(reader, await recogniseLine(reader, inside, each)).text);
  }
  const letters = wanted.reduce((sum, line) => sum + line.length, 0);
  return (
    wanted.reduce((sum, line) => sum + Math.max(0, ...texts.map((text) => alike(text, line))) * line.length, 0) /
    letters
  );
}

async function cutOut(raster: Raster, corners: readonly Point[]): Promise<Raster> {
  const side = (axis: 0 | 1, length: number) => {
    const along = corners.map((corner) => corner[axis]);
    const from = Math.max(0, Math.floor(Math.min(...along)));
    return [from, Math.max(1, Math.min(length, Math.ceil(Math.max(...along))) - from)] as const;
  };
  const [[left, width], [top, height]] = [side(0, raster.width), side(1, raster.height)];
  const raw = { width: raster.width, height: raster.height, channels: 3 as const };
  const { data } = await sharp(raster.data, { raw })
    .extract({ left, top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data };
}
