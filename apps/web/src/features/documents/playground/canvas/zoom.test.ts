import { expect, test } from 'vitest';
import { nextZoom, zoomedSize, zoomPercent } from './zoom.ts';

const pane = { width: 648, height: 848 };
const a4 = { width: 2_480, height: 3_508 };

test('fit shows the whole page, 100 % the whole width', () => {
  expect(zoomedSize(a4, pane, 'fit')).toEqual({ width: 566, height: 800 });
  expect(zoomedSize(a4, pane, 1)).toEqual({ width: 600, height: 849 });
  expect(zoomPercent(zoomedSize(a4, pane, 'fit'), pane)).toBe(94);
});

test('a sideways page fits its width', () => {
  expect(zoomedSize({ width: 3_508, height: 2_480 }, pane, 'fit')).toEqual({ width: 600, height: 424 });
});

test('steps go on from where the page is', () => {
  expect(nextZoom(94, 1)).toBe(1);
  expect(nextZoom(100, 1)).toBe(1.25);
  expect(nextZoom(94, -1)).toBe(0.75);
  expect(nextZoom(400, 1)).toBe(4);
});
