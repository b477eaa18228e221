import { heightOf, reversed } from '@visawright/reading/image/line.ts';
import type { Raster } from '@visawright/reading/image/raster.ts';
import { detect } from '@visawright/reading/ocr/detect.ts';
import { detectionModel } from '@visawright/reading/ocr/models.ts';
import { recognise, type Reader } from '@visawright/reading/ocr/recognise.ts';
import { openSession } from '@visawright/reading/ocr/session.ts';
import { readText } from '@visawright/reading/ocr/text.ts';
import type { Point } from '@visawright/contract/page-geometry.ts';
import sharp from 'sharp';
import { alike } from './alike.ts';

const longest = 960;
const smallest = 6; // pixels of height
let opened: ReturnType<typeof openSession> | undefined;

// A box of several lines: its lines are looked for in it, and each line that is wanted has to be among them.
export async function readsAsLines(
  raster: Raster,
  corners: readonly Point[],
  wanted: readonly string[],
  reader: Reader,
) {
  const inside = await cutOut(raster, corners);
  const session = await (opened ??= openSession(detectionModel()));
  const seen: string[] = [];
  for (const line of await detect(session, inside, longest)) {
    if (heightOf(line) < smallest) continue;
    for (const each of [line, reversed(line)]) seen.push(readText(reader, await recognise(reader, inside, each)).text);
  }
  const letters = wanted.reduce((sum, line) => sum + line.length, 0);
  return (
    wanted.reduce((sum, line) => sum + Math.max(0, ...seen.map((text) => alike(text, line))) * line.length, 0) / letters
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
  const { data } = await sharp(raster.data, { raw }).extract({ left, top, width, height }).raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
  return { width, height, data };
}
