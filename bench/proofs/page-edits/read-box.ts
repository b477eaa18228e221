import { openFirstReader, recogniseLine, type LineReader } from '@visawright/reading/ocr/recognise-line.ts';
import { firstReaderModel } from '@visawright/reading/ocr/models.ts';
import { readText } from '@visawright/reading/ocr/read-text.ts';
import type { CurvedLine } from '@visawright/reading/image/curved-line.ts';
import type { Raster } from '@visawright/reading/image/raster.ts';
import type { Point } from '@visawright/contract/documents/page-geometry.ts';
import sharp from 'sharp';
import { alike } from './alike.ts';
import { readsAsLines } from './read-lines.ts';
import { rectangleAround } from './rectangle-around.ts';

const sure = 0.9;
const room = 1.15; // of the box height, because letters that touch the edge would be cut

export async function rasterOf(picture: Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

let opened: Promise<LineReader> | undefined;

// How well the text in a box of the displayed picture matches `wanted`, from 0 to 1. The box may start at any of its four corners, so all
// are tried.
export async function readsAs(raster: Raster, box: readonly Point[], wanted: string): Promise<number> {
  const reader = await (opened ??= openFirstReader(firstReaderModel()));
  const corners = box.map(([x, y]): Point => [x * raster.width, y * raster.height]);
  const lines = wanted.split('\n');
  if (lines.length > 1) return readsAsLines(raster, corners, lines, reader);
  const four = corners.length === 4 ? corners : rectangleAround(corners);
  let best = 0;
  for (let first = 0; first < four.length && best < sure; first++) {
    const turned = [...four.slice(first), ...four.slice(0, first)];
    best = Math.max(best, alike(readText(reader, await recogniseLine(reader, raster, lineIn(turned))).text, wanted));
  }
  return best;
}

function lineIn([a, b, c, d]: readonly Point[]): CurvedLine {
  const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
  const far = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);
  const [from, to] = [middle(a!, d!), middle(b!, c!)];
  return {
    origin: from,
    angle: Math.atan2(to[1] - from[1], to[0] - from[0]),
    length: far(from, to),
    bend: [0, 0, 0],
    height: [far(a!, d!) * room, far(b!, c!) * room],
    score: 1,
  };
}
