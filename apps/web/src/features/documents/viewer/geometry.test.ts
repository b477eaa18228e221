import type { DocumentPage } from '@visawright/contract/document.ts';
import { expect, test } from 'vitest';
import { cutAround, placeOn, sizeOf } from './geometry.ts';

const page = (operations: DocumentPage['operations'] = []): DocumentPage => ({
  pageUid: 'p',
  pageIndex: 0,
  width: 1000,
  height: 500,
  operations,
  imageUrl: '',
  thumbnailUrl: '',
});
const polygon: [number, number][] = [
  [0.1, 0.2],
  [0.3, 0.2],
  [0.3, 0.3],
  [0.1, 0.3],
];

test('a place is found on the page as it came', () => {
  expect(placeOn(page(), { polygon })[0]).toEqual([100, 100]);
  expect(placeOn(page(), { polygon })[2]).toEqual([300, 150]);
});

test('turned by a quarter, the page stands upright and the place goes with it', () => {
  const turned = page([{ op: 'rotate', degrees: 90 }]);
  expect(sizeOf(turned)).toEqual({ width: 500, height: 1000 });
  const [x, y] = placeOn(turned, { polygon })[0]!;
  expect([Math.round(x), Math.round(y)]).toEqual([400, 100]);
});

test('a crop is cut along its text, upright however the page lies', () => {
  const flat = cutAround(placeOn(page(), { polygon }));
  expect(flat.angle).toBe(0);
  expect(flat.width).toBeGreaterThan(200);
  const lying = cutAround(placeOn(page([{ op: 'rotate', degrees: 90 }]), { polygon }));
  expect(lying.angle).toBe(90);
  expect([lying.width, lying.height].map(Math.round)).toEqual([flat.width, flat.height].map(Math.round));
});
