import { describe, expect, test } from 'vitest';
import { homographyOf, wholePage, type Point } from './page-geometry.ts';
import { areaOf, clip, isSeen, visibleShare } from './polygon.ts';
import { visiblePageIndex } from './visible-page-index.ts';

const box = (left: number, top: number, right: number, bottom: number): [number, number][] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const rounded = (polygon: readonly Point[] | null) =>
  polygon?.map(([x, y]) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);

describe('the area of a polygon', () => {
  test('is the same in both directions and from every corner', () => {
    const corners = box(0.1, 0.2, 0.5, 0.4);
    expect(areaOf(corners)).toBeCloseTo(0.08);
    expect(areaOf(corners.toReversed())).toBeCloseTo(0.08);
    expect(areaOf([...corners.slice(2), ...corners.slice(0, 2)])).toBeCloseTo(0.08);
  });

  test('of a triangle is half its rectangle, of a line nothing', () => {
    expect(areaOf([[0, 0], [1, 0], [0, 1]])).toBeCloseTo(0.5); // oxfmt-ignore
    expect(areaOf([[0, 0], [1, 1]])).toBe(0); // oxfmt-ignore
    expect(areaOf([])).toBe(0);
  });
});

describe('the visible part of a polygon', () => {
  test.each([
    ['over the left edge', box(-0.2, 0.3, 0.4, 0.6), box(0, 0.3, 0.4, 0.6)],
    ['over the right edge', box(0.8, 0.3, 1.4, 0.6), box(0.8, 0.3, 1, 0.6)],
    ['over the top', box(0.3, -0.5, 0.6, 0.1), box(0.3, 0, 0.6, 0.1)],
    ['over the bottom', box(0.3, 0.9, 0.6, 1.2), box(0.3, 0.9, 0.6, 1)],
    ['inside', box(0.1, 0.1, 0.9, 0.9), box(0.1, 0.1, 0.9, 0.9)],
    ['as large as the picture', box(0, 0, 1, 1), box(0, 0, 1, 1)],
    ['larger than the picture', box(-1, -1, 2, 2), box(0, 0, 1, 1)],
  ])('%s', (_name, polygon, seen) => {
    const corners = rounded(clip(polygon));
    expect(corners).toHaveLength(4);
    expect(corners).toEqual(expect.arrayContaining(rounded(seen)!));
  });

  test.each([
    ['left of the picture', box(-0.5, 0.2, -0.1, 0.4)],
    ['below it', box(0.2, 1.1, 0.4, 1.3)],
    ['touching its edge', box(1, 0.2, 1.3, 0.4)],
    ['without an area', box(0.2, 0.2, 0.2, 0.8)],
  ])('is none %s', (_name, polygon) => expect(clip(polygon)).toBeNull());

  test('a corner cut off adds one', () => {
    const cut = clip([[-0.1, 0.2], [0.2, -0.1], [0.6, 0.3], [0.3, 0.6]]); // oxfmt-ignore
    expect(rounded(cut)).toEqual(expect.arrayContaining([[0, 0.1], [0.1, 0], [0.6, 0.3], [0.3, 0.6]])); // oxfmt-ignore
    expect(rounded(clip([[0.5, -0.2], [0.7, 0.2], [0.3, 0.2]]))).toEqual(
      expect.arrayContaining([[0.4, 0], [0.6, 0], [0.7, 0.2], [0.3, 0.2]]),
    ); // oxfmt-ignore
  });

  test('is a share of the whole', () => {
    expect(visibleShare(box(-0.2, 0, 0.6, 0.5))).toBeCloseTo(0.75);
    expect(visibleShare(box(0.9, 0.9, 1.1, 1.1))).toBeCloseTo(0.25);
    expect(visibleShare(box(0.2, 0.2, 0.3, 0.3))).toBeCloseTo(1);
    expect(visibleShare(box(2, 2, 3, 3))).toBe(0);
    expect(visibleShare(box(0.5, 0.5, 0.5, 0.5))).toBe(0);
  });

  test('is enough to compare a text from three fifths on', () => {
    expect(isSeen(box(-0.5, 0, 0.75, 0.5))).toBe(true);
    expect(isSeen(box(-0.5, 0, 0.5, 0.5))).toBe(false);
    expect(isSeen(box(-0.38, 0, 0.62, 0.5))).toBe(true);
    expect(isSeen(box(-0.42, 0, 0.58, 0.5))).toBe(false);
  });
});

test('a value is shown by its own page, unless that was cropped away', () => {
  const lower = homographyOf([{ op: 'crop', left: 0, top: 0.5, width: 1, height: 0.5 }]);
  const pages = [
    { pageUid: 'a', homography: wholePage },
    { pageUid: 'b', homography: lower },
    { pageUid: 'c', homography: wholePage },
  ];
  const top = box(0.1, 0.1, 0.4, 0.2);
  expect(visiblePageIndex(pages, { pageUid: 'c', polygon: top })).toBe(2);
  expect(visiblePageIndex(pages, { pageUid: 'b', polygon: top })).toBe(-1);
  expect(visiblePageIndex(pages, { pageUid: 'b', polygon: box(0.1, 0.6, 0.4, 0.7) })).toBe(1);
  expect(visiblePageIndex(pages, { pageUid: 'd', polygon: top })).toBe(-1);
});
