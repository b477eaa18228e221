import type { PhotoCheckId, PhotoNudge, PhotoVerdict } from '@visawright/contract/documents/photo.ts';
import { placeCrop, type PlacedCrop } from './place-crop.ts';
import type { PhotoFacts } from './photo-facts.ts';
import type { PhotoRule } from './photo-frame.ts';

type Status = PhotoVerdict['status'];
interface Judged {
  readonly status: Status;
  readonly measured?: string | null;
  readonly wanted?: string | null;
}

// Limits for good and bad; values between them must be confirmed.
const limits = {
  tilt: [7, 9],
  turned: [11, 15],
  sharpness: [40, 34],
  pattern: [9, 16],
  shadow: [14, 20],
  shade: [17, 25],
  glare: [2, 4.5],
  white: [228, 220], // the darkest of three channels
  light: [165, 150],
  tint: [16, 26], // between the channels, where white is wanted
  eyeLine: [50, 70],
  pixels: [1, 0.8], // of those wanted
} as const;

const short = (value: number, digits = 1) => String(Number(value.toFixed(digits)));

function over(value: number | null, [good, bad]: readonly [number, number], unit: string): Judged {
  if (value === null) return { status: 'unknown', wanted: `≤ ${good}${unit}` };
  const isFalling = bad < good;
  const sign = isFalling ? -1 : 1;
  const status = value * sign <= good * sign ? 'good' : value * sign <= bad * sign ? 'look' : 'bad';
  return { status, measured: `${short(value)}${unit}`, wanted: `${isFalling ? '≥' : '≤'} ${good}${unit}` };
}

// Verdicts on a photo by the destination's rule; whatever the crop corrects is judged after cropping.
export function verdictsOf(facts: PhotoFacts, rule: PhotoRule, nudge: PhotoNudge | null = null): PhotoVerdict[] {
  const placed = placeCrop(facts, rule, nudge);
  const judged: Record<PhotoCheckId, Judged> = {
    oneFace: { status: facts.faces === 1 ? 'good' : 'bad', measured: String(facts.faces), wanted: '1' },
    headSize: headSize(placed, rule),
    eyeLine: eyeLine(placed),
    tilt: over(facts.tilt === null ? null : Math.abs(facts.tilt), limits.tilt, '°'),
    turned: over(facts.turned, limits.turned, '°'),
    eyesOpen: { status: facts.eyesOpen === null ? 'unknown' : facts.eyesOpen ? 'good' : 'bad' },
    background: background(facts, rule),
    shadow: shadow(facts),
    glare: over(facts.glare, limits.glare, ' %'),
    sharpness: over(facts.sharpness, limits.sharpness, ''),
    pixels: pixels(placed),
    room: room(facts, placed),
  };
  return Object.entries(judged).map(([check, { status, measured = null, wanted = null }]) => ({
    check: check as PhotoCheckId,
    status,
    measured,
    wanted,
  }));
}

const unknown: Judged = { status: 'unknown' };

function headSize(placed: PlacedCrop | null, { headHeightPercent }: PhotoRule): Judged {
  if (!placed) return unknown;
  const { headHeightPercent: head } = placed.cut;
  const measured = `${short(head)} %`;
  if (!headHeightPercent) return { status: 'unknown', measured };
  const [least, most] = headHeightPercent;
  const far = Math.max(least - head, head - most);
  return { status: far <= 0 ? 'good' : far <= 1 ? 'look' : 'bad', measured, wanted: `${least}–${most} %` };
}

// No destination's data contains it, but it holds for passport photos everywhere.
function eyeLine(placed: PlacedCrop | null): Judged {
  if (!placed) return unknown;
  const [least, most] = limits.eyeLine;
  const { eyeLinePercent: line } = placed.cut;
  const status = line >= least && line <= most ? 'good' : 'look';
  return { status, measured: `${short(line)} %`, wanted: `${least}–${most} %` };
}

const worst = (statuses: readonly Status[]): Status =>
  (['bad', 'look', 'unknown', 'good'] as const).find((each) => statuses.includes(each)) ?? 'good';

// White is required only if the destination names no other tone.
const isWhiteOnly = (asked: string) => /white/i.test(asked) && !/light|grey|cream/i.test(asked);

function background({ tone, pattern }: PhotoFacts, { background: asked }: PhotoRule): Judged {
  if (!asked || !tone) return { status: 'unknown', wanted: asked };
  const [dark, bright] = [Math.min(...tone), Math.max(...tone)];
  const isWhite = isWhiteOnly(asked);
  const colours = [over(dark, isWhite ? limits.white : limits.light, '').status];
  if (isWhite) colours.push(over(bright - dark, limits.tint, '').status);
  const plain = pattern === null ? 'unknown' : over(pattern, limits.pattern, '').status;
  return { status: worst([...colours, plain]), measured: `rgb(${tone.join(', ')})`, wanted: asked };
}

function shadow({ shadow: behind, shade }: PhotoFacts): Judged {
  const [ground, face] = [over(behind, limits.shadow, ' %'), over(shade, limits.shade, ' %')];
  const status = worst([ground.status, face.status]);
  const isFace = face.status === status && ground.status !== status;
  const { measured = null, wanted = null } = isFace ? face : ground;
  return { status, measured, wanted };
}

function pixels(placed: PlacedCrop | null): Judged {
  if (!placed) return unknown;
  const { frame, nativePx } = placed;
  const part = (nativePx + 1) / frame.leastPx;
  const size = (high: number) => `${Math.round(high * frame.ratio)} × ${Math.round(high)} px`;
  const status = part >= limits.pixels[0] ? 'good' : part >= limits.pixels[1] ? 'look' : 'bad';
  return { status, measured: size(nativePx), wanted: `≥ ${size(frame.leastPx)}` };
}

// The whole head in the picture, and enough around it for the frame.
function room({ head }: PhotoFacts, placed: PlacedCrop | null): Judged {
  if (!head || !placed) return unknown;
  const [, most] = placed.frame.head;
  const { crown, chin, headHeightPercent: share } = placed.cut;
  if (!head.isWhole || share > most + 1 || crown < 0.005 || chin > 0.995) return { status: 'bad' };
  return { status: share > most || crown < 0.02 ? 'look' : 'good' };
}
