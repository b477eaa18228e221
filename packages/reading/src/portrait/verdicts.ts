import type { PhotoCheckId, PhotoNudge, PhotoVerdict } from '@visawright/contract/photo.ts';
import { placeCut, type Placed } from './place-cut.ts';
import type { PhotoFacts } from './photo-facts.ts';
import type { Rule } from './photo-frame.ts';

type Standing = PhotoVerdict['standing'];
interface Judged {
  readonly standing: Standing;
  readonly measured?: string | null;
  readonly wanted?: string | null;
}

// Where good ends and where bad begins; between them a person decides.
export const limits = {
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
  if (value === null) return { standing: 'unknown', wanted: `≤ ${good}${unit}` };
  const isFalling = bad < good;
  const sign = isFalling ? -1 : 1;
  const standing = value * sign <= good * sign ? 'good' : value * sign <= bad * sign ? 'look' : 'bad';
  return { standing, measured: `${short(value)}${unit}`, wanted: `${isFalling ? '≥' : '≤'} ${good}${unit}` };
}

// Of a photo, by the rule of the destination; what the cut puts right is judged as it is cut.
export function verdictsOf(facts: PhotoFacts, rule: Rule, nudge: PhotoNudge | null = null): PhotoVerdict[] {
  const placed = placeCut(facts, rule, nudge);
  const judged: Record<PhotoCheckId, Judged> = {
    oneFace: { standing: facts.faces === 1 ? 'good' : 'bad', measured: String(facts.faces), wanted: '1' },
    headSize: headSize(placed, rule),
    eyeLine: eyeLine(placed),
    tilt: over(facts.tilt === null ? null : Math.abs(facts.tilt), limits.tilt, '°'),
    turned: over(facts.turned, limits.turned, '°'),
    eyesOpen: { standing: facts.eyesOpen === null ? 'unknown' : facts.eyesOpen ? 'good' : 'bad' },
    background: background(facts, rule),
    shadow: shadow(facts),
    glare: over(facts.glare, limits.glare, ' %'),
    sharpness: over(facts.sharpness, limits.sharpness, ''),
    pixels: pixels(placed),
    room: room(facts, placed),
  };
  return Object.entries(judged).map(([check, { standing, measured = null, wanted = null }]) => ({
    check: check as PhotoCheckId,
    standing,
    measured,
    wanted,
  }));
}

const unknown: Judged = { standing: 'unknown' };

function headSize(placed: Placed | null, { headHeightPercent }: Rule): Judged {
  if (!placed) return unknown;
  const { headHeightPercent: head } = placed.cut;
  const measured = `${short(head)} %`;
  if (!headHeightPercent) return { standing: 'unknown', measured };
  const [least, most] = headHeightPercent;
  const far = Math.max(least - head, head - most);
  return { standing: far <= 0 ? 'good' : far <= 1 ? 'look' : 'bad', measured, wanted: `${least}–${most} %` };
}

// No destination's data has it; passport photos everywhere keep to it.
function eyeLine(placed: Placed | null): Judged {
  if (!placed) return unknown;
  const [least, most] = limits.eyeLine;
  const { eyeLinePercent: line } = placed.cut;
  const standing = line >= least && line <= most ? 'good' : 'look';
  return { standing, measured: `${short(line)} %`, wanted: `${least}–${most} %` };
}

const worst = (standings: readonly Standing[]): Standing =>
  (['bad', 'look', 'unknown', 'good'] as const).find((each) => standings.includes(each)) ?? 'good';

// White is asked only where the destination names no other tone.
export const isWhiteOnly = (asked: string) => /white/i.test(asked) && !/light|grey|cream/i.test(asked);

function background({ tone, pattern }: PhotoFacts, { background: asked }: Rule): Judged {
  if (!asked || !tone) return { standing: 'unknown', wanted: asked };
  const [dark, bright] = [Math.min(...tone), Math.max(...tone)];
  const isWhite = isWhiteOnly(asked);
  const colours = [over(dark, isWhite ? limits.white : limits.light, '').standing];
  if (isWhite) colours.push(over(bright - dark, limits.tint, '').standing);
  const plain = pattern === null ? 'unknown' : over(pattern, limits.pattern, '').standing;
  return { standing: worst([...colours, plain]), measured: `rgb(${tone.join(', ')})`, wanted: asked };
}

function shadow({ shadow: behind, shade }: PhotoFacts): Judged {
  const [ground, face] = [over(behind, limits.shadow, ' %'), over(shade, limits.shade, ' %')];
  const standing = worst([ground.standing, face.standing]);
  const isFace = face.standing === standing && ground.standing !== standing;
  const { measured = null, wanted = null } = isFace ? face : ground;
  return { standing, measured, wanted };
}

function pixels(placed: Placed | null): Judged {
  if (!placed) return unknown;
  const { frame, nativePx } = placed;
  const part = (nativePx + 1) / frame.leastPx;
  const size = (high: number) => `${Math.round(high * frame.ratio)} × ${Math.round(high)} px`;
  const standing = part >= limits.pixels[0] ? 'good' : part >= limits.pixels[1] ? 'look' : 'bad';
  return { standing, measured: size(nativePx), wanted: `≥ ${size(frame.leastPx)}` };
}

// The whole head in the picture, and enough around it for the frame.
function room({ head }: PhotoFacts, placed: Placed | null): Judged {
  if (!head || !placed) return unknown;
  const [, most] = placed.frame.head;
  const { crown, chin, headHeightPercent: share } = placed.cut;
  if (!head.isWhole || share > most + 1 || crown < 0.005 || chin > 0.995) return { standing: 'bad' };
  return { standing: share > most || crown < 0.02 ? 'look' : 'good' };
}
