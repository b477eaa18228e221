import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageOperation } from './document.ts';
import {
  compose,
  homographyOf,
  invert,
  isRectangle,
  lightOf,
  mapPoint,
  mapPolygon,
  pixelsOf,
  shownPart,
  shownSize,
  showsTheSame,
  turned,
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

describe('a matrix', () => {
  const one = [2, 3, 5, 7, 11, 13, 17, 19, 23];
  const other = [1, 4, 6, 8, 9, 10, 12, 14, 15];

  it('is multiplied row by column', () => {
    expect(compose(one, other)).toEqual([86, 105, 117, 251, 309, 347, 445, 561, 637]);
    expect(compose(one, wholePage)).toEqual(one);
    expect(compose(wholePage, one)).toEqual(one);
  });

  it('times its inverse changes nothing', () => {
    for (const matrix of [one, other])
      compose(invert(matrix), matrix).forEach((number, at) => expect(number).toBeCloseTo(wholePage[at]!, 9));
  });

  it('without an inverse is refused', () => {
    expect(() => invert([1, 2, 3, 2, 4, 6, 0, 0, 1])).toThrow('not invertible');
  });

  it('maps a point in perspective', () => {
    const [x, y] = mapPoint(one, [0.5, 0.25]);
    expect(x).toBeCloseTo((2 * 0.5 + 3 * 0.25 + 5) / (17 * 0.5 + 19 * 0.25 + 23));
    expect(y).toBeCloseTo((7 * 0.5 + 11 * 0.25 + 13) / (17 * 0.5 + 19 * 0.25 + 23));
  });
});

describe('the shown part', () => {
  const page = { width: 1000, height: 800 };

  it('keeps a full turn at nothing', () => {
    expect(shownPart([turn(270), turn(90)]).degrees).toBe(0);
    expect(shownPart([turn(270), turn(180)]).degrees).toBe(90);
    expect(shownPart([]).degrees).toBe(0);
  });

  it('lies where the crop was, whatever the turn', () => {
    const crop: PageOperation = { op: 'crop', left: 0.1, top: 0.2, width: 0.5, height: 0.25 };
    const close = (left: number, top: number, width: number, height: number, degrees: number) => ({
      left,
      top,
      width,
      height,
      degrees,
    });
    const rounded = (list: PageOperation[]) =>
      Object.fromEntries(
        Object.entries(shownPart(list)).map(([name, value]) => [name, Math.round(Number(value) * 1e6) / 1e6]),
      );
    expect(rounded([crop])).toEqual(close(0.1, 0.2, 0.5, 0.25, 0));
    expect(rounded([crop, turn(90)])).toEqual(close(0.1, 0.2, 0.5, 0.25, 90));
    expect(rounded([turn(90), crop])).toEqual(close(0.2, 0.4, 0.25, 0.5, 90));
    expect(rounded([turn(180), crop])).toEqual(close(0.4, 0.55, 0.5, 0.25, 180));
    expect(rounded([turn(270), crop])).toEqual(close(0.55, 0.1, 0.25, 0.5, 270));
  });

  it('is rounded to whole pixels and never empty', () => {
    const part = (left: number, top: number, width: number, height: number) =>
      pixelsOf(page, { left, top, width, height, degrees: 0 });
    expect(part(0.1004, 0.25, 0.5, 0.5)).toEqual({ left: 100, top: 200, width: 500, height: 400 });
    expect(part(0.1006, 0.2506, 0.5, 0.5)).toEqual({ left: 101, top: 200, width: 500, height: 400 });
    expect(part(0.5, 0.5, 0.0001, 0.0001)).toEqual({ left: 500, top: 400, width: 1, height: 1 });
    expect(part(1, 1, 0.2, 0.2)).toEqual({ left: 999, top: 799, width: 1, height: 1 });
    expect(part(0.9, 0.9, 0.5, 0.5)).toEqual({ left: 900, top: 720, width: 100, height: 80 });
  });

  it('swaps width and height by a quarter turn only', () => {
    expect(shownSize(page, [])).toEqual({ width: 1000, height: 800 });
    expect(shownSize(page, [turn(90)])).toEqual({ width: 800, height: 1000 });
    expect(shownSize(page, [turn(180)])).toEqual({ width: 1000, height: 800 });
    expect(shownSize(page, [turn(270)])).toEqual({ width: 800, height: 1000 });
  });

  it('of a crop beyond the edge ends there in both directions', () => {
    const crop: PageOperation = { op: 'crop', left: 0.75, top: 0.5, width: 1, height: 1 };
    expect(shownSize(page, [crop])).toEqual({ width: 250, height: 400 });
  });

  it('is compared with the tolerance of its own size', () => {
    const narrow = (width: number): PageOperation[] => [
      { op: 'crop', left: 0, top: 0, width: 0.05, height: 1 },
      { op: 'crop', left: 0, top: 0, width, height: 1 },
    ];
    expect(showsTheSame(narrow(0.05), narrow(0.05 * (1 + 5e-10)))).toBe(true);
    expect(showsTheSame(narrow(0.05), narrow(0.05 * (1 + 5e-9)))).toBe(false);
    const moved = (left: number): PageOperation[] => [{ op: 'crop', left, top: 0, width: 0.5, height: 1 }];
    expect(showsTheSame(moved(0.1), moved(0.1 + 1e-10))).toBe(true);
    expect(showsTheSame(moved(0.1), moved(0.1 + 1e-8))).toBe(false);
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
    expect(
      visibleShare([
        [-0.5, 0],
        [0.5, 0],
        [0.5, 1],
        [-0.5, 1],
      ]),
    ).toBeCloseTo(0.5);
    expect(
      clip([
        [1.1, 0],
        [1.4, 0],
        [1.4, 1],
        [1.1, 1],
      ]),
    ).toBeNull();
    expect(
      clip([
        [0.5, -0.4],
        [1.4, 0.5],
        [0.5, 1.4],
        [-0.4, 0.5],
      ]),
    ).toHaveLength(8);
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

type Corners = Extract<PageOperation, { op: 'perspective' }>['corners'];

describe('operations on a photographed page', () => {
  // Corners near those of the picture are always convex.
  const corners = fc.array(share(0, 0.2), { minLength: 8, maxLength: 8 }).map(([a, b, c, d, e, f, g, h]): Corners => [
    [a!, b!],
    [1 - c!, d!],
    [1 - e!, 1 - f!],
    [g!, 1 - h!],
  ]);
  const warp = fc.oneof(
    corners.map((each): PageOperation => ({ op: 'perspective', corners: each })),
    fc
      .record({ degrees: share(-45, 45), ratio: share(0.3, 3) })
      .map((each): PageOperation => ({ op: 'straighten', ...each })),
  );

  it('the four corners become the corners of the picture', () => {
    fc.assert(
      fc.property(corners, (each) => {
        const projection = homographyOf([{ op: 'perspective', corners: each }]);
        for (const [at, corner] of [[0, 0] as const, [1, 0] as const, [1, 1] as const, [0, 1] as const].entries())
          near(mapPoint(projection, each[at]!), corner);
      }),
    );
  });

  it('straighten turns the pixels clockwise around the middle, whatever the shape of the picture', () => {
    const { degrees, ratio } = { degrees: 30, ratio: 0.5 };
    const projection = homographyOf([{ op: 'straighten', degrees, ratio }]);
    near(mapPoint(projection, [0.5, 0.5]), [0.5, 0.5]);
    // 100 pixels right of the middle of a picture of 1000 by 500
    near(mapPoint(projection, [0.6, 0.5]), [0.5 + 0.1 * Math.cos(Math.PI / 6), 0.5 + 0.2 * Math.sin(Math.PI / 6)]);
    const back: PageOperation = { op: 'straighten', degrees: -degrees, ratio };
    expect(showsTheSame([{ op: 'straighten', degrees, ratio }, back], [])).toBe(true);
  });

  it('what is mapped there and back stands where it was, with turns and crops between', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(operation, warp), { maxLength: 4 }), point, (list, at) => {
        const there = homographyOf(list);
        near(mapPoint(invert(there), mapPoint(there, at)), at);
      }),
    );
  });

  it('a picture is as large as the longer of the opposite sides', () => {
    const list: PageOperation[] = [
      {
        op: 'perspective',
        corners: [
          [0.1, 0.1],
          [0.9, 0.1],
          [0.8, 0.9],
          [0.2, 0.9],
        ],
      },
    ];
    expect(shownSize({ width: 1000, height: 500 }, list)).toEqual({ width: 800, height: 412 });
    expect(shownSize({ width: 1000, height: 500 }, [...list, turn(90)])).toEqual({ width: 412, height: 800 });
    expect(isRectangle(list)).toBe(false);
  });

  it('light changes no place, and a page in another light is another picture', () => {
    const light: PageOperation = { op: 'light', brightness: 10, contrast: -20 };
    expect(homographyOf([light])).toEqual(wholePage);
    expect(showsTheSame([light], [])).toBe(false);
    expect(showsTheSame([turn(90), light], [light, turn(90)])).toBe(true);
    expect(lightOf([light])).toEqual({ factor: 1.1 * 0.8, offset: expect.closeTo(25.5, 6) });
    expect(isRectangle([light, turn(90)])).toBe(true);
  });

  it('refuses corners that cross, bend inwards or enclose nothing', () => {
    const isAccepted = (...points: [number, number][]) =>
      PageOperation.safeParse({ op: 'perspective', corners: points }).success;
    expect(isAccepted([0, 0], [1, 0], [1, 1], [0, 1])).toBe(true);
    expect(isAccepted([0, 0], [1, 1], [1, 0], [0, 1])).toBe(false);
    expect(isAccepted([0, 0], [1, 0], [0.2, 0.2], [0, 1])).toBe(false);
    expect(isAccepted([0, 0], [0, 1], [1, 1], [1, 0])).toBe(false); // mirrored
    expect(isAccepted([0, 0], [1, 0], [1, 0.001], [0, 0.001])).toBe(false);
    expect(isAccepted([0, 0], [1, 0], [1, 1])).toBe(false);
  });
});

it('turns add up, and four of them are none', () => {
  expect(turned([], 90)).toEqual([{ op: 'rotate', degrees: 90 }]);
  expect(turned([{ op: 'rotate', degrees: 90 }], 90)).toEqual([{ op: 'rotate', degrees: 180 }]);
  expect(turned([{ op: 'rotate', degrees: 270 }], 90)).toEqual([]);
  expect(turned([{ op: 'rotate', degrees: 90 }], 270)).toEqual([]);
});

it('a turn follows what was done before it', () => {
  const half = { op: 'crop', left: 0, top: 0, width: 0.5, height: 1 } as const;
  expect(turned([{ op: 'rotate', degrees: 90 }, half], 270)).toEqual([
    { op: 'rotate', degrees: 90 },
    half,
    { op: 'rotate', degrees: 270 },
  ]);
});
