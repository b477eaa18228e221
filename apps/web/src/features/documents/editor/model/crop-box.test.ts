import { PageOperation } from '@visawright/contract/documents/document.ts';
import { expect, test } from 'vitest';
import { boxOf, corners, cropOfBox, moveCorner, moveSide, sides, sidesOf, wholeBox } from './crop-box.ts';

test('moves both sides of a corner and leaves the others', () => {
  const box = moveCorner(wholeBox, 'leftTop', 0.2, 0.1);
  expect(box).toEqual({ left: 0.2, top: 0.1, right: 1, bottom: 1 });
  expect(moveCorner(box, 'rightBottom', -0.25, -0.5)).toEqual({ left: 0.2, top: 0.1, right: 0.75, bottom: 0.5 });
});

test('keeps the crop on the page and at least a tenth of it', () => {
  expect(moveSide(wholeBox, 'left', -0.3).left).toBe(0);
  expect(moveSide(wholeBox, 'left', 2).left).toBeCloseTo(0.9);
  expect(moveSide({ ...wholeBox, top: 0.5 }, 'bottom', -0.9).bottom).toBeCloseTo(0.6);
});

test('returns the crop in the format of the API, and none for the whole page', () => {
  const box = moveCorner(wholeBox, 'rightTop', -0.4, 0.9);
  const crop = cropOfBox(box)!;
  expect(PageOperation.parse({ op: 'crop', ...crop })).toEqual({
    op: 'crop',
    left: 0,
    top: 0.9,
    width: 0.6,
    height: expect.closeTo(0.1),
  });
  expect(boxOf(crop)).toEqual(box);
  expect(cropOfBox(wholeBox)).toBeNull();
  expect(boxOf(null)).toEqual(wholeBox);
});

test('every corner moves its own two sides', () => {
  expect(corners.map((corner) => sidesOf(corner))).toEqual([
    ['left', 'top'],
    ['right', 'top'],
    ['right', 'bottom'],
    ['left', 'bottom'],
  ]);
});

test('no side leaves the page or crosses the opposite one', () => {
  const box = { left: 0.2, top: 0.3, right: 0.7, bottom: 0.8 };
  const moved = sides.map((side) => [moveSide(box, side, -2)[side], moveSide(box, side, 2)[side]]);
  const rounded = moved.map((pair) => pair.map((value) => Math.round(value * 100) / 100));
  expect(rounded).toEqual([
    [0, 0.6],
    [0, 0.7],
    [0.3, 1],
    [0.4, 1],
  ]);
});

test('a crop counts from a thousandth of the page', () => {
  expect(cropOfBox({ ...wholeBox, left: 0.0009 })).toBeNull();
  expect(cropOfBox({ ...wholeBox, left: 0.001 })).not.toBeNull();
  expect(cropOfBox({ ...wholeBox, bottom: 0.99 })).not.toBeNull();
});
