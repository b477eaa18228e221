import type { Point } from '@visawright/contract/documents/page-geometry.ts';
import type { Pixels } from '../../camera/checks/pixels.ts';
import { pageLikeness, type Colour } from './page-likeness.ts';

export interface DocumentMask {
  readonly outline: readonly Point[]; // pixels of the document beside the background
  readonly area: number;
  readonly rest: number; // the area of other things on the background
}

const middle = 0.45; // between background (0) and document (1)

// The document is what cannot be reached from the border of the picture over the colours of the background.
export function documentMask(picture: Pixels): DocumentMask | null {
  const { width, height } = picture;
  const smooth = blurred(picture);
  const colourAt = (x: number, y: number): Colour => {
    const at = (y * width + x) * 3;
    return [smooth[at]!, smooth[at + 1]!, smooth[at + 2]!];
  };
  const colours = (points: readonly Point[]) => points.map(([x, y]) => colourAt(x, y));
  const likeness = pageLikeness(colours(borderOf(width, height)), colours(middleOf(width, height)));
  if (!likeness) return null;
  const isGround = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) isGround[y * width + x] = likeness(colourAt(x, y)) < middle ? 1 : 0;
  const reached = spread(isGround, width, height);
  const region = largest(reached, width, height);
  const rest = reached.reduce((sum, one) => sum - one, reached.length) - region.length;
  return { ...outlineOf(region, width, height), rest };
}

const borderOf = (width: number, height: number): Point[] => [
  ...Array.from({ length: width }, (_, x) => [[x, 1] as Point, [x, height - 2] as Point]).flat(),
  ...Array.from({ length: height }, (_, y) => [[1, y] as Point, [width - 2, y] as Point]).flat(),
];
function middleOf(width: number, height: number): Point[] {
  const list: Point[] = [];
  for (let y = Math.round(height * 0.3); y < height * 0.7; y += 2)
    for (let x = Math.round(width * 0.3); x < width * 0.7; x += 2) list.push([x, y]);
  return list;
}

// The mean of three by three pixels suppresses grain.
function blurred({ data, width, height }: Pixels): Float32Array {
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        let [sum, count] = [0, 0];
        for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
          for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++, count++)
            sum += data[(v * width + u) * 4 + channel]!;
        out[(y * width + x) * 3 + channel] = sum / count;
      }
  return out;
}

// 1: background that is connected to the border.
function spread(isGround: Uint8Array, width: number, height: number): Uint8Array {
  const reached = new Uint8Array(isGround.length);
  const queue: number[] = [];
  const visit = (at: number) => {
    if (isGround[at] === 0 || reached[at] === 1) return;
    reached[at] = 1;
    queue.push(at);
  };
  for (const [x, y] of borderOf(width, height)) visit(y * width + x);
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next]!;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < isGround.length - width) visit(at + width);
  }
  return reached;
}

// The largest connected region that was not reached.
function largest(reached: Uint8Array, width: number, height: number): number[] {
  const seen = Uint8Array.from(reached);
  let best: number[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1) continue;
    const region = [start];
    seen[start] = 1;
    for (let next = 0; next < region.length; next++) {
      const at = region[next]!;
      const x = at % width;
      const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const to of beside)
        if (to >= 0 && to < width * height && seen[to] === 0) {
          seen[to] = 1;
          region.push(to);
        }
    }
    if (region.length > best.length) best = region;
  }
  return best;
}

function outlineOf(region: readonly number[], width: number, height: number): Omit<DocumentMask, 'rest'> {
  const inside = new Uint8Array(width * height);
  for (const at of region) inside[at] = 1;
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && inside[y * width + x] === 1;
  const outline = region
    .map((at): Point => [at % width, Math.floor(at / width)])
    .filter(([x, y]) => !(isInside(x - 1, y) && isInside(x + 1, y) && isInside(x, y - 1) && isInside(x, y + 1)));
  return { outline, area: region.length };
}
