import { hasGlare } from './glare.ts';
import { findDocumentOutline, type Side } from './document-outline.ts';
import { greyOf, histogram, quantile, type Pixels } from './pixels.ts';
import { sharpness } from './sharpness.ts';

const problemKinds = ['dark', 'blur', 'cut', 'small', 'glare'] as const;
type PictureProblemKind = (typeof problemKinds)[number];
export interface PictureProblem {
  readonly kind: PictureProblemKind;
  readonly sides?: readonly Side[]; // the cut-off edge
}

export interface Inspection {
  readonly whole: Pixels; // about 320 pixels on the long side
  readonly details: readonly Pixels[]; // full-resolution pieces for the sharpness check
  readonly long: number; // long side in pixels
}

const leastSteepness = 0.38;
const leastEdges = 60; // fewer edges say nothing about sharpness (an empty desk)
const darkest = 80; // of 255, for the brightest quarter of the picture
const leastLong = 900; // long side of the document in pixels; below this, small print is illegible

// Finds what would make the picture hard to read, most serious first. Ambiguous problems are left out.
export function inspectPixels({ whole, details, long }: Inspection): PictureProblem[] {
  const grey = greyOf(whole);
  if (quantile(histogram(grey), 0.75) < darkest) return [{ kind: 'dark' }];
  const problems: PictureProblem[] = [];
  const { steepness, count } = sharpness(details.map(greyOf));
  if (count >= leastEdges && steepness < leastSteepness) problems.push({ kind: 'blur' });
  const { cut, share } = findDocumentOutline(whole);
  if (cut.length > 0) problems.push({ kind: 'cut', sides: cut });
  const isWide = whole.width >= whole.height;
  const [widthShare, heightShare] = isWide ? [share.width, share.height] : [share.height, share.width];
  const ratio = Math.min(whole.width, whole.height) / Math.max(whole.width, whole.height);
  if (long * Math.max(widthShare, heightShare * ratio) < leastLong) problems.push({ kind: 'small' });
  // A blurred white box also fades at its edge, so glare is not reported together with blur.
  if (problems[0]?.kind !== 'blur' && hasGlare(grey)) problems.push({ kind: 'glare' });
  return problems;
}
