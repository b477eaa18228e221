import type { Pixels } from './pixels.ts';

const sides = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof sides)[number];
type Colour = readonly [red: number, green: number, blue: number];

export interface DocumentOutline {
  readonly cut: readonly Side[]; // edges where the document continues beyond the picture
  readonly share: { readonly width: number; readonly height: number }; // share of the picture it covers
}

const cells = 40; // per axis
const objectColourDistance = 30; // colours that differ by this much belong to different objects
const strip = 2; // of about 320 pixels; thin, because a whole page may be close to the frame

const distance = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const medianOf = (colours: readonly Colour[]): Colour => [
  median(colours.map(([red]) => red)),
  median(colours.map(([, green]) => green)),
  median(colours.map(([, , blue]) => blue)),
];

function meanOf({ data, width }: Pixels, left: number, top: number, right: number, bottom: number): Colour {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left, at = (y * width + left) * 4; x < right; x++, at += 4, count++) {
      red += data[at]!;
      green += data[at + 1]!;
      blue += data[at + 2]!;
    }
  return [red / count, green / count, blue / count];
}

const bounds = (length: number) => Array.from({ length: cells + 1 }, (_, n) => Math.round((n / cells) * length));

// The colours along each side, and the picture as a coarse grid.
function look(picture: Pixels) {
  const { width, height } = picture;
  const [xs, ys] = [bounds(width), bounds(height)];
  const each = Array.from({ length: cells }, (_, n) => n);
  return {
    border: {
      left: each.map((n) => meanOf(picture, 0, ys[n]!, strip, ys[n + 1]!)),
      right: each.map((n) => meanOf(picture, width - strip, ys[n]!, width, ys[n + 1]!)),
      top: each.map((n) => meanOf(picture, xs[n]!, 0, xs[n + 1]!, strip)),
      bottom: each.map((n) => meanOf(picture, xs[n]!, height - strip, xs[n + 1]!, height)),
    } satisfies Record<Side, Colour[]>,
    rows: each.map((y) => each.map((x) => meanOf(picture, xs[x]!, ys[y]!, xs[x + 1]!, ys[y + 1]!))),
  };
}

const nothingKnown: DocumentOutline = { cut: [], share: { width: 1, height: 1 } };

// The document is in the middle, the background is around it. A scan has no background,
// so nothing is known about its edges.
export function findDocumentOutline(picture: Pixels): DocumentOutline {
  const { border, rows } = look(picture);
  const outline = medianOf(rows.slice(8, 32).flatMap((row) => row.slice(8, 32)));
  const grounds = Object.values(border)
    .flat()
    .filter((colour) => distance(colour, outline) > objectColourDistance);
  if (grounds.length < cells / 2) return nothingKnown;
  const ground = medianOf(grounds);
  const isPageTone = (colour: Colour) => distance(colour, outline) < distance(colour, ground) * 0.7;
  if (!endsSharply(picture, outline, ground)) return nothingKnown;
  const cut = sides.filter((side) => border[side].filter(isPageTone).length > cells * 0.25);
  const marks = rows.map((row) => row.map(isPageTone));
  const across = marks[0]!.map((_, x) => marks.filter((row) => row[x]).length);
  const down = marks.map((row) => row.filter(Boolean).length);
  const taken = (counts: readonly number[]) => counts.filter((count) => count > cells * 0.15).length / cells;
  return { cut, share: { width: taken(across), height: taken(down) } };
}

const near = 1; // pixels; the edge of a document is sharper than this, a shadow is not
const far = 12;

// Scans averaged lines across and down (averaging suppresses print and grain): how often the document
// changes to background, and how often abruptly.
function endsSharply(picture: Pixels, outline: Colour, ground: Colour): boolean {
  const { width, height } = picture;
  const parts = betweenOf(picture, outline, ground);
  const [xs, ys] = [bounds(width), bounds(height)];
  const count = { ends: 0, sharp: 0 };
  for (let n = 0; n < cells; n++) {
    const across = new Float32Array(width);
    for (let y = ys[n]!; y < ys[n + 1]!; y++)
      for (let x = 0; x < width; x++) across[x]! += parts[y * width + x]! / (ys[n + 1]! - ys[n]!);
    countEnds(across, count);
    const down = new Float32Array(height);
    for (let y = 0; y < height; y++)
      for (let x = xs[n]!; x < xs[n + 1]!; x++) down[y]! += parts[y * width + x]! / (xs[n + 1]! - xs[n]!);
    countEnds(down, count);
  }
  return count.ends > 0 && count.sharp / count.ends > 0.5;
}

// For each pixel: 0 is the colour of the document, 1 the colour of the background.
function betweenOf({ data, width, height }: Pixels, outline: Colour, ground: Colour): Float32Array {
  const [red, green, blue] = [0, 1, 2].map((n) => ground[n]! - outline[n]!) as [number, number, number];
  const square = red * red + green * green + blue * blue;
  const [ofRed, ofGreen, ofBlue] = [red / square, green / square, blue / square];
  const start = outline[0] * ofRed + outline[1] * ofGreen + outline[2] * ofBlue;
  const parts = new Float32Array(width * height);
  for (let at = 0, from = 0; at < parts.length; at++, from += 4)
    parts[at] = data[from]! * ofRed + data[from + 1]! * ofGreen + data[from + 2]! * ofBlue - start;
  return parts;
}

// From the border inwards, starting on background: the first position where the document begins and continues.
function countEnds(line: Float32Array, count: { ends: number; sharp: number }): void {
  for (const inwards of [line, line.toReversed()]) {
    if (inwards[0]! < 0.65) continue;
    const at = inwards.findIndex((part) => part < 0.5);
    if (at < near || at > inwards.length - far || average(inwards, at + near, at + far) > 0.35) continue;
    count.ends++;
    if (inwards[at - near - 1]! - inwards[at + near]! > 0.6) count.sharp++;
  }
}

function average(values: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += values[at]!;
  return sum / (to - from);
}
