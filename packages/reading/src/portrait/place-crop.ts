import type { PhotoCut, PhotoNudge } from '@visawright/contract/documents/photo.ts';
import type { HeadFacts, PhotoFacts, PictureSize, Spot } from './photo-facts.ts';
import { photoFrameOf, type PhotoFrame, type PhotoRule } from './photo-frame.ts';

// A crop with the data for the screen and the verdicts.
export interface PlacedCrop {
  readonly cut: PhotoCut;
  readonly frame: PhotoFrame;
  readonly nativePx: number; // the frame's height in the picture's own pixels
  readonly turn: number; // degrees the frame is turned with the head
}

const steepest = 9; // degrees: beyond it the verdict asks for another picture, and nothing is turned
const level = 0.4; // degrees that are not noticeable
const above = 0.4; // share of the remaining height that is above the head,
const leastAbove = 0.045; // or less if a head covering or high hair would place the eyes below the middle
const eyesAt = 0.485; // from above
const stretch = 1.25; // maximum upscaling for a portal's minimum pixel size

// The frame around the head: sized for the middle of the wanted head height, rotated with the eyes, inside the
// picture. Rotation is
// geometry and does not alter the face. If the rotated frame
// leaves the picture, it is not rotated; if it still does not fit, the head may fill the frame up to the wanted
// maximum.
export function placeCrop(facts: PhotoFacts, rule: PhotoRule, nudge: PhotoNudge | null = null): PlacedCrop | null {
  const { head, size } = facts;
  if (!head || Math.hypot(head.chin.x - head.crown.x, head.chin.y - head.crown.y) < 8) return null;
  const frame = photoFrameOf(rule);
  const tries = anglesOf(facts, head).flatMap((angle) => sharesOf(frame).map((share) => ({ angle, share })));
  const boxes = tries.map(({ angle, share }) => boxAt(head, frame, angle, share));
  const first = boxes.map((box) => within(box, size)).find((box) => box !== null);
  const best = first ?? pushedInside(boxes.at(-1)!, size);
  return describe(nudge ? pushedInside(nudged(best, nudge), size) : best, facts, head, frame);
}

interface Box {
  readonly middle: Spot;
  readonly width: number;
  readonly height: number;
  readonly angle: number; // radians: direction of its upper edge
}

const degrees = (radians: number) => (radians * 180) / Math.PI;
const quarter = Math.PI / 2;

// First along the head's axis, then as the page is shown.
function anglesOf({ tilt }: PhotoFacts, { crown, chin }: HeadFacts): number[] {
  const axis = Math.atan2(chin.y - crown.y, chin.x - crown.x) - quarter;
  const shown = Math.round((axis - ((tilt ?? 0) * Math.PI) / 180) / quarter) * quarter;
  const askew = shown + ((tilt ?? 0) * Math.PI) / 180;
  const off = Math.abs(tilt ?? 0);
  return off > level && off <= steepest ? [askew, shown] : [shown];
}

// The middle of the range; closer to the maximum if the picture has little room.
const sharesOf = ({ head: [least, most] }: PhotoFrame): number[] => {
  const middle = (least + most) / 2;
  return [middle, middle + (most - middle) * 0.45, middle + (most - middle) * 0.9].map((percent) => percent / 100);
};

function boxAt({ crown, chin, eyes }: HeadFacts, { ratio }: PhotoFrame, angle: number, share: number): Box {
  const down = { x: -Math.sin(angle), y: Math.cos(angle) };
  const long = along(crown, chin, down);
  const height = long / share;
  const high = Math.max(leastAbove, eyesAt - along(crown, eyes, down) / height);
  const over = Math.min((1 - share) * above, high) * height;
  const middle = { x: (crown.x + chin.x) / 2, y: (crown.y + chin.y) / 2 };
  const lower = height / 2 - over - long / 2; // the frame's middle below the head's
  return {
    middle: { x: middle.x + down.x * lower, y: middle.y + down.y * lower },
    width: height * ratio,
    height,
    angle,
  };
}

const along = (from: Spot, to: Spot, direction: Spot) => (to.x - from.x) * direction.x + (to.y - from.y) * direction.y;

function cornersOf({ middle, width, height, angle }: Box): Spot[] {
  const [right, down] = [
    { x: Math.cos(angle), y: Math.sin(angle) },
    { x: -Math.sin(angle), y: Math.cos(angle) },
  ];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a, b]) => ({
    x: middle.x + (right.x * a! * width + down.x * b! * height) / 2,
    y: middle.y + (right.y * a! * width + down.y * b! * height) / 2,
  }));
}

const slack = 0.5; // pixels

function overhang(box: Box, { width, height }: PictureSize): Spot {
  const corners = cornersOf(box);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const over = (low: number, high: number, length: number) => (low < 0 ? -low : high > length ? length - high : 0);
  return { x: over(Math.min(...xs), Math.max(...xs), width), y: over(Math.min(...ys), Math.max(...ys), height) };
}

const isInside = (box: Box, size: PictureSize): boolean => {
  const over = overhang(box, size);
  return Math.abs(over.x) <= slack && Math.abs(over.y) <= slack;
};

// The same frame, moved slightly into the picture: very little sideways, up and down while the head stays well placed.
function within(box: Box, size: PictureSize): Box | null {
  const over = overhang(box, size);
  if (Math.abs(over.x) > box.width * 0.03 || Math.abs(over.y) > box.height * 0.06) return null;
  const moved = { ...box, middle: { x: box.middle.x + over.x, y: box.middle.y + over.y } };
  return isInside(moved, size) ? moved : null;
}

// No wanted size fits, or the user moved it over the edge: the largest frame that fits, as close as possible.
function pushedInside(box: Box, size: PictureSize): Box {
  let now = box;
  for (let tries = 0; tries < 200 && !isInside(now, size); tries++) {
    const over = overhang(now, size);
    const moved = { ...now, middle: { x: now.middle.x + over.x, y: now.middle.y + over.y } };
    now = isInside(moved, size) ? moved : { ...moved, width: moved.width * 0.99, height: moved.height * 0.99 };
  }
  return now;
}

function nudged(box: Box, { x, y, zoom }: PhotoNudge): Box {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const [dx, dy] = [x * box.height, y * box.height];
  return {
    angle: box.angle,
    width: box.width / zoom,
    height: box.height / zoom,
    middle: { x: box.middle.x + dx * cos - dy * sin, y: box.middle.y + dx * sin + dy * cos },
  };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

function describe(box: Box, { size }: PhotoFacts, { crown, chin, eyes }: HeadFacts, frame: PhotoFrame): PlacedCrop {
  const down = { x: -Math.sin(box.angle), y: Math.cos(box.angle) };
  const corners = cornersOf(box);
  const from = (spot: Spot) => along(corners[0]!, spot, down) / box.height;
  const [top, low] = [from(crown), from(chin)];
  const enough = Math.max(box.height, frame.isPortal ? Math.min(frame.leastPx, box.height * stretch) : 0);
  const heightPx = Math.max(1, Math.round(Math.min(enough, frame.mostPx)));
  const inside = (value: number) => Math.min(1.5, Math.max(-0.5, round(value, 6)));
  return {
    frame,
    nativePx: box.height,
    turn: round(degrees(box.angle - Math.round(box.angle / quarter) * quarter), 2),
    cut: {
      polygon: corners.map(({ x, y }): [number, number] => [inside(x / size.width), inside(y / size.height)]),
      widthPx: Math.max(1, Math.round(heightPx * frame.ratio)),
      heightPx,
      widthMm: frame.widthMm,
      heightMm: frame.heightMm,
      headHeightPercent: round((low - top) * 100, 1),
      eyeLinePercent: round((1 - from(eyes)) * 100, 1),
      crown: round(top, 4),
      chin: round(low, 4),
    },
  };
}
