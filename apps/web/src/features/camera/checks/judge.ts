import { hasGlare } from './glare.ts';
import { findPaper, type Side } from './paper.ts';
import { greyOf, histogram, quantile, type Pixels } from './pixels.ts';
import { sharpness } from './sharpness.ts';

export const problemKinds = ['dark', 'blur', 'cut', 'small', 'glare'] as const;
export type ProblemKind = (typeof problemKinds)[number];
export interface Problem {
  readonly kind: ProblemKind;
  readonly sides?: readonly Side[]; // of a cut
}

export interface Seen {
  readonly whole: Pixels; // some 320 pixels long
  readonly details: readonly Pixels[]; // pieces of it as large as it is looked at for sharpness
  readonly long: number; // pixels of its long side
}

const leastSteepness = 0.38;
const leastEdges = 60; // fewer say nothing about sharpness: an empty desk
const darkest = 80; // of 255: the lighter quarter of the picture
const leastLong = 900; // pixels of the paper's long side: below, the small print is lost

// Before anything is sent: what would make the picture hard to read. The gravest first; one that cannot be told apart from another is left out.
export function judge({ whole, details, long }: Seen): Problem[] {
  const grey = greyOf(whole);
  if (quantile(histogram(grey), 0.75) < darkest) return [{ kind: 'dark' }];
  const problems: Problem[] = [];
  const { steepness, count } = sharpness(details.map(greyOf));
  if (count >= leastEdges && steepness < leastSteepness) problems.push({ kind: 'blur' });
  const { cut, share } = findPaper(whole);
  if (cut.length > 0) problems.push({ kind: 'cut', sides: cut });
  const isWide = whole.width >= whole.height;
  const [widthShare, heightShare] = isWide ? [share.width, share.height] : [share.height, share.width];
  const ratio = Math.min(whole.width, whole.height) / Math.max(whole.width, whole.height);
  if (long * Math.max(widthShare, heightShare * ratio) < leastLong) problems.push({ kind: 'small' });
  // Out of focus every white box fades at its rim.
  if (problems[0]?.kind !== 'blur' && hasGlare(grey)) problems.push({ kind: 'glare' });
  return problems;
}
