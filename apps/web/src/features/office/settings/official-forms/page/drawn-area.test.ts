import { expect, test } from 'vitest';
import { drawnArea, toMillimetres, toPoints } from './drawn-area.ts';

const a4 = { width: 595, height: 842 };

test('a rectangle is drawn from any corner and stays on the page', () => {
  expect(drawnArea(1, { x: 200, y: 90 }, { x: 40, y: 70 }, a4)).toEqual({
    page: 1,
    left: 40,
    top: 70,
    width: 160,
    height: 20,
  });
  expect(drawnArea(0, { x: 500, y: 10 }, { x: 700, y: -20 }, a4)).toEqual({
    page: 0,
    left: 500,
    top: 0,
    width: 95,
    height: 10,
  });
});

test('a click is not a rectangle', () => expect(drawnArea(0, { x: 40, y: 40 }, { x: 42, y: 42 }, a4)).toBeNull());

test('millimetres and points', () => {
  expect(toMillimetres(595)).toBe(209.9);
  expect(toPoints(25.4)).toBe(72);
});
