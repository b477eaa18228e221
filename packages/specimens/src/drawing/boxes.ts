import { applyAll, type Homography } from '../degrade/homography.ts';
import type { Polygon } from './passport-page.ts';

export type Boxes = Record<string, Polygon>;

const each = (boxes: Boxes, change: (polygon: Polygon) => Polygon): Boxes =>
  Object.fromEntries(Object.entries(boxes).map(([field, polygon]) => [field, change(polygon)]));

export const moveBoxes = (boxes: Boxes, matrix: Homography): Boxes =>
  each(boxes, (polygon) => applyAll(matrix, polygon));

export const roundBoxes = (boxes: Boxes): Boxes =>
  each(boxes, (polygon) => polygon.map(([x, y]) => [Number(x.toFixed(5)), Number(y.toFixed(5))]));
