import type { PhotoCut } from '@visawright/contract/documents/photo.ts';
import { expect, test } from 'vitest';
import { frameMoved, headLines, isStill, moved, sidesOf, still, zoomed, type Point } from './frame-moves.ts';

const frame: readonly Point[] = [
  [100, 50],
  [170, 50],
  [170, 140],
  [100, 140],
];

test('moves by a share of its height and keeps its shape when zoomed', () => {
  expect(frameMoved(frame, still, { x: 0.1, y: -0.1, zoom: 1 })[0]).toEqual([109, 41]);
  const small = sidesOf(frameMoved(frame, still, { x: 0, y: 0, zoom: 1.25 }));
  expect(small.height).toBeCloseTo(72);
  expect(small.width / small.height).toBeCloseTo(70 / 90);
});

test('starts the next move from the last crop', () => {
  const was = { x: 0.1, y: 0, zoom: 1.2 };
  expect(frameMoved(frame, was, was)).toEqual(frame.map(([x, y]) => [expect.closeTo(x), expect.closeTo(y)]));
  const back = frameMoved(frame, was, still);
  expect(sidesOf(back).height).toBeCloseTo(108);
});

test('limits how far a frame can move', () => {
  expect(moved(still, 2, -2)).toEqual({ x: 0.3, y: -0.3, zoom: 1 });
  expect(zoomed(zoomed(still, 1.3), 1.3).zoom).toBe(1.4);
  expect(isStill(moved(moved(still, 0.02, 0), -0.02, 0))).toBe(true);
});

test('places the crown, eye and chin lines in the crop', () => {
  const lines = headLines(frame, { crown: 0.1, chin: 0.85, eyeLinePercent: 55 } as PhotoCut);
  expect(lines.crown[0]).toEqual([100, expect.closeTo(59)]);
  expect(lines.eyes[1]).toEqual([170, expect.closeTo(90.5)]);
  expect(lines.chin[0][1]).toBeCloseTo(126.5);
});
