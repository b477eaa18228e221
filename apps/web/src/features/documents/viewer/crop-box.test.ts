import { PageOperation } from '@visawright/contract/document.ts';
import { expect, test } from 'vitest';
import { cropOf, isWhole, moveCorner, moveSide, wholeBox } from './crop-box.ts';

test('a corner moves both its sides and leaves the others', () => {
  const box = moveCorner(wholeBox, 'leftTop', 0.2, 0.1);
  expect(box).toEqual({ left: 0.2, top: 0.1, right: 1, bottom: 1 });
  expect(moveCorner(box, 'rightBottom', -0.25, -0.5)).toEqual({ left: 0.2, top: 0.1, right: 0.75, bottom: 0.5 });
});

test('nothing leaves the page, and a tenth of it is the least', () => {
  expect(moveSide(wholeBox, 'left', -0.3).left).toBe(0);
  expect(moveSide(wholeBox, 'left', 2).left).toBeCloseTo(0.9);
  expect(moveSide({ ...wholeBox, top: 0.5 }, 'bottom', -0.9).bottom).toBeCloseTo(0.6);
});

test('what is cut is what the server takes', () => {
  const box = moveCorner(wholeBox, 'rightTop', -0.4, 0.9);
  expect(PageOperation.parse(cropOf(box))).toEqual({
    op: 'crop',
    left: 0,
    top: 0.9,
    width: 0.6,
    height: expect.closeTo(0.1),
  });
  expect(isWhole(wholeBox)).toBe(true);
  expect(isWhole(box)).toBe(false);
});
