import type { DocumentPage } from '@visawright/contract/documents/document.ts';
import { expect, test } from 'vitest';
import { cutAround, positionOnPage, pageSize } from './page-geometry.ts';

const page = (operations: DocumentPage['operations'] = []): DocumentPage => ({
  pageUid: 'p',
  pageIndex: 0,
  width: 1000,
  height: 500,
  operations,
  imageUrl: '',
  thumbnailUrl: '',
  uneditedUrl: '',
});
const polygon: [number, number][] = [
  [0.1, 0.2],
  [0.3, 0.2],
  [0.3, 0.3],
  [0.1, 0.3],
];

test('maps a region to an unrotated page', () => {
  expect(positionOnPage(page(), { polygon })[0]).toEqual([100, 100]);
  expect(positionOnPage(page(), { polygon })[2]).toEqual([300, 150]);
});

test('rotates the region with a page turned by 90 degrees', () => {
  const turned = page([{ op: 'rotate', degrees: 90 }]);
  expect(pageSize(turned)).toEqual({ width: 500, height: 1000 });
  const [x, y] = positionOnPage(turned, { polygon })[0]!;
  expect([Math.round(x), Math.round(y)]).toEqual([400, 100]);
});

test('rotates a crop along its text', () => {
  const flat = cutAround(positionOnPage(page(), { polygon }));
  expect(flat.angle).toBe(0);
  expect(flat.width).toBeGreaterThan(200);
  const lying = cutAround(positionOnPage(page([{ op: 'rotate', degrees: 90 }]), { polygon }));
  expect(lying.angle).toBe(90);
  expect([lying.width, lying.height].map(Math.round)).toEqual([flat.width, flat.height].map(Math.round));
});

test('cuts a text with a margin that does not reach the line above', () => {
  const cut = cutAround([
    [100, 100],
    [300, 100],
    [300, 150],
    [100, 150],
  ]);
  expect(cut).toEqual({ x: 82.5, y: 92.5, width: 235, height: 65, angle: 0, middle: [200, 125], isBlock: false });
});

test('cuts a small text with a margin of at least four pixels', () => {
  const cut = cutAround([
    [10, 20],
    [30, 20],
    [30, 22],
    [10, 22],
  ]);
  expect(cut).toEqual({ x: 6, y: 16, width: 28, height: 10, angle: 0, middle: [20, 21], isBlock: false });
});

test('measures a slanted text along its edges', () => {
  const cut = cutAround([
    [0, 0],
    [300, 400],
    [220, 460],
    [-80, 60],
  ]);
  expect([cut.width, cut.height].map(Math.round)).toEqual([570, 130]);
  expect(cut.angle).toBeCloseTo(53.13, 2);
  expect(cut.middle.map(Math.round)).toEqual([110, 230]);
});

// The hull of several lines begins at its leftmost corner, which may be the lower one.
test.each([
  [
    'three lines of different length',
    [
      [98, 200],
      [100, 100],
      [500, 100],
      [500, 130],
      [320, 200],
    ],
  ],
  [
    'a lower left corner further left',
    [
      [98, 200],
      [100, 100],
      [500, 102],
      [498, 202],
    ],
  ],
] as const)('cuts all lines of a block: %s', (_what, points) => {
  const { x, y, width, height, angle, isBlock } = cutAround(points);
  expect(isBlock).toBe(true);
  expect(Math.abs(angle)).toBeLessThan(5);
  for (const [px, py] of points) {
    expect(px).toBeGreaterThan(x);
    expect(px).toBeLessThan(x + width);
    expect(py).toBeGreaterThan(y);
    expect(py).toBeLessThan(y + height);
  }
  expect(height).toBeLessThan(130);
});
