import type { PageOperation } from '@visawright/contract/documents/document.ts';
import { shownSize, type Size } from '@visawright/contract/documents/page-geometry.ts';

export type Corners = Extract<PageOperation, { op: 'perspective' }>['corners'];
type Corner = Corners[number];
type Turn = 0 | 90 | 180 | 270;
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Light {
  readonly brightness: number;
  readonly contrast: number;
}

// The operations of a page as the tools show them: at most one of each, always in this order. Each tool replaces its own stage.
export interface PageStages {
  readonly before: readonly PageOperation[]; // a saved list in another order; the stages apply to its result
  readonly turn: Turn;
  readonly corners: Corners | null;
  readonly angle: number; // straightening, in degrees
  readonly crop: Crop | null;
  readonly light: Light | null;
}
export type Stage = 'turn' | 'corners' | 'angle' | 'crop';

export const unedited: PageStages = { before: [], turn: 0, corners: null, angle: 0, crop: null, light: null };

export function stagesOf(operations: readonly PageOperation[]): PageStages {
  return operations.reduce<PageStages>((stages, operation, at) => {
    return added(stages, operation) ?? added({ ...unedited, before: operations.slice(0, at) }, operation)!;
  }, unedited);
}

// The stages with one operation after them; undefined if no stages result in the same picture.
function added(stages: PageStages, operation: PageOperation): PageStages | undefined {
  const { corners, angle, crop, light } = stages;
  if (operation.op === 'rotate') return turned(stages, operation.degrees);
  if (operation.op === 'crop') return { ...stages, crop: cropped(crop, operation) };
  if (operation.op === 'light') return light ? undefined : { ...stages, light: operation };
  if (angle !== 0 || crop) return undefined;
  if (operation.op === 'straighten') return { ...stages, angle: operation.degrees };
  return corners ? undefined : { ...stages, corners: operation.corners };
}

function cropped(before: Crop | null, { left, top, width, height }: Crop): Crop {
  const [across, down] = [Math.min(width, 1 - left), Math.min(height, 1 - top)];
  if (!before) return { left, top, width: across, height: down };
  return {
    left: before.left + left * before.width,
    top: before.top + top * before.height,
    width: across * before.width,
    height: down * before.height,
  };
}

// Turning the result is the same as turning the page first and the other stages with it.
export function turned(stages: PageStages, degrees: 90 | 180 | 270): PageStages {
  const once = {
    ...stages,
    turn: ((stages.turn + 90) % 360) as Turn,
    corners: stages.corners && turnedCorners(stages.corners),
    crop: stages.crop && turnedCrop(stages.crop),
  };
  return degrees === 90 ? once : turned(once, degrees === 180 ? 90 : 180);
}

const turnedPoint = ([x, y]: Corner): Corner => [1 - y, x];
const turnedCorners = ([leftTop, rightTop, rightBottom, leftBottom]: Corners): Corners => [
  turnedPoint(leftBottom),
  turnedPoint(leftTop),
  turnedPoint(rightTop),
  turnedPoint(rightBottom),
];
const turnedCrop = ({ left, top, width, height }: Crop): Crop => ({
  left: Math.max(0, 1 - top - height),
  top: left,
  width: height,
  height: width,
});

// `until`: only the stages up to this one, to show a tool what it works on. Light is always applied.
export function operationsOf(page: Size, stages: PageStages, until: Stage = 'crop'): PageOperation[] {
  const { before, turn, corners, angle, crop, light } = stages;
  const list: PageOperation[] = [...before];
  if (turn !== 0) list.push({ op: 'rotate', degrees: turn });
  if (corners && until !== 'turn') list.push({ op: 'perspective', corners });
  if (angle !== 0 && (until === 'angle' || until === 'crop')) {
    const { width, height } = shownSize(page, list);
    list.push({ op: 'straighten', degrees: angle, ratio: height / width });
  }
  if (crop && until === 'crop') list.push({ op: 'crop', ...crop });
  if (light && (light.brightness !== 0 || light.contrast !== 0))
    list.push({ op: 'light', brightness: light.brightness, contrast: light.contrast });
  return list;
}
