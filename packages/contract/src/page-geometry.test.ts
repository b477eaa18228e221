import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageOperation } from './document.ts';
import {
  compose,
  homographyOf,
  invert,
  mapPoint,
  mapPolygon,
  pixelsOf,
  shownPart,
  shownSize,
  showsTheSame,
  wholePage,
  type Point,
} from './page-geometry.ts';
import { areaOf, clip, visibleShare } from './polygon.ts';

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.tuple(share(0, 1), share(0, 1));
const operation: fc.Arbitrary<PageOperation> = fc.oneof(
  fc.constantFrom(90 as const, 180 as const, 270 as const).map((degrees) => ({ op: 'rotate' as const, degrees })),
  fc
    .record({ left: share(0, 0.5), top: share(0, 0.5), width: share(0.3, 1), height: share(0.3, 1) })
    .map((box) => ({ op: 'crop' as const, ...box })),
);
const operations = fc.array(operation, { maxLength: 6 });
const turn = (degrees: 90 | 180 | 270): PageOperation => ({ op: 'rotate', degrees });
const near = ([x, y]: Point, [u, v]: Point) => {
  expect(x).toBeCloseTo(u, 6);
  expect(y).toBeCloseTo(v, 6);
};

describe('operations on a page', () => {
  it('turn clockwise: the top left corner goes right, down and left', () => {
    near(mapPoint(homographyOf([turn(90)]), [0, 0]), [1, 0]);
    near(mapPoint(homographyOf([turn(180)]), [0, 0]), [1, 1]);
    near(mapPoint(homographyOf([turn(270)]), [0, 0]), [0, 1]);
    near(mapPoint(homographyOf([turn(90)]), [0.2, 0.3]), [0.7, 0.2]);
  });

  it('a crop makes its rectangle the whole picture, and ends at the edge', () => {
    const crop: PageOperation = { op: 'crop', left: 0.5, top: 0.25, width: 0.9, height: 0.5 };
    near(mapPoint(homographyOf([crop]), [0.5, 0.25]), [0, 0]);
    near(mapPoint(homographyOf([crop]), [1, 0.75]), [1, 1]);
    expect(shownSize({ width: 1000, height: 800 }, [crop])).toEqual({ width: 500, height: 400 });
  });

  it('shares of a crop are of the picture before it', () => {
    const half: PageOperation = { op: 'crop', left: 0, top: 0, width: 1, height: 0.5 };
    near(mapPoint(invert(homographyOf([turn(90), half])), [0, 0]), [0, 1]);
    near(mapPoint(invert(homographyOf([turn(90), half])), [1, 1]), [0.5, 0]);
    expect(shownPart([turn(90), half])).toMatchObject({ left: 0, top: 0, width: 0.5, height: 1, degrees: 90 });
  });

  it('what is mapped there and back stands where it was', () => {
    fc.assert(
      fc.property(operations, point, (list, at) => {
        const there = homographyOf(list);
        near(mapPoint(invert(there), mapPoint(there, at)), at);
      }),
    );
  });

  it('two lists one after the other are the same as one', () => {
    fc.assert(
      fc.property(operations, operations, point, (first, second, at) => {
        near(
          mapPoint(homographyOf([...first, ...second]), at),
          mapPoint(homographyOf(second), mapPoint(homographyOf(first), at)),
        );
        near(
          mapPoint(compose(homographyOf(second), homographyOf(first)), at),
          mapPoint(homographyOf([...first, ...second]), at),
        );
      }),
    );
  });

  it('always come to one rectangle of the original and a turn', () => {
    fc.assert(
      fc.property(operations, point, (list, at) => {
        const { left, top, width, height, degrees } = shownPart(list);
        const again: PageOperation[] = [{ op: 'crop', left, top, width, height }];
        if (degrees !== 0) again.push(turn(degrees));
        near(mapPoint(homographyOf(again), at), mapPoint(homographyOf(list), at));
      }),
    );
  });

  it('the rectangle in pixels lies on the page and is as large as the shown picture', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) });
    fc.assert(
      fc.property(operations, size, (list, page) => {
        const part = shownPart(list);
        const box = pixelsOf(page, part);
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(page.width);
        expect(box.top + box.height).toBeLessThanOrEqual(page.height);
        const shown = shownSize(page, list);
        expect(shown.width * shown.height).toBe(box.width * box.height);
      }),
    );
  });

  it('that undo each other show the page as it was', () => {
    expect(showsTheSame([turn(90), turn(270)], [])).toBe(true);
    expect(showsTheSame([turn(180), turn(90)], [turn(270)])).toBe(true);
    expect(showsTheSame([turn(90)], [turn(270)])).toBe(false);
    expect(showsTheSame([{ op: 'crop', left: 0, top: 0, width: 1, height: 0.999 }], [])).toBe(false);
    expect(homographyOf([])).toEqual(wholePage);
  });
});

describe('a polygon', () => {
  const box = fc
    .tuple(share(-0.5, 1), share(-0.5, 1), share(0.01, 0.5), share(0.01, 0.5))
    .map(([x, y, w, h]): Point[] => [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]);

  it('is cut at the edges of the picture', () => {
    expect(visibleShare([[-0.5, 0], [0.5, 0], [0.5, 1], [-0.5, 1]])).toBeCloseTo(0.5); // prettier-ignore
    expect(clip([[1.1, 0], [1.4, 0], [1.4, 1], [1.1, 1]])).toBeNull(); // prettier-ignore
    expect(clip([[0.5, -0.4], [1.4, 0.5], [0.5, 1.4], [-0.4, 0.5]])).toHaveLength(8); // prettier-ignore
  });

  it('never leaves the picture when cut, and never grows', () => {
    fc.assert(
      fc.property(box, (polygon) => {
        const seen = clip(polygon);
        for (const [x, y] of seen ?? []) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-12);
          expect(Math.max(x, y)).toBeLessThanOrEqual(1 + 1e-12);
        }
        expect(seen === null ? 0 : areaOf(seen)).toBeLessThanOrEqual(areaOf(polygon) + 1e-12);
      }),
    );
  });

  it('keeps its share of what is seen through every turn', () => {
    fc.assert(
      fc.property(box, fc.constantFrom(90 as const, 180 as const, 270 as const), (polygon, degrees) => {
        expect(visibleShare(mapPolygon(homographyOf([turn(degrees)]), polygon))).toBeCloseTo(visibleShare(polygon), 6);
      }),
    );
  });
});
