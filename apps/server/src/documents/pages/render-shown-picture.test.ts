import sharp from 'sharp';
import { expect, test } from 'vitest';
import { homographyOf, mapPoint, shownSize } from '@visawright/contract/documents/page-geometry.ts';
import type { PageOperation } from '@visawright/contract/documents/document.ts';
import { renderShownPicture } from './render-shown-picture.ts';

const [width, height] = [400, 240];
const dot = { x: 300, y: 60, side: 20 };
const picture = () =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([
      {
        input: { create: { width: dot.side, height: dot.side, channels: 3, background: '#f00' } },
        left: dot.x,
        top: dot.y,
      },
    ])
    .jpeg({ quality: 95 })
    .toBuffer();

type Corners = Extract<PageOperation, { op: 'perspective' }>['corners'];
const corners = (...[x0, y0, x1, y1, x2, y2, x3, y3]: number[]): Corners => [
  [x0!, y0!],
  [x1!, y1!],
  [x2!, y2!],
  [x3!, y3!],
];

const lists: PageOperation[][] = [
  [],
  [{ op: 'rotate', degrees: 90 }],
  [{ op: 'rotate', degrees: 270 }],
  [{ op: 'crop', left: 0.5, top: 0.1, width: 0.4, height: 0.6 }],
  [
    { op: 'rotate', degrees: 90 },
    { op: 'crop', left: 0.4, top: 0.5, width: 0.6, height: 0.5 },
    { op: 'rotate', degrees: 180 },
    { op: 'crop', left: 0.05, top: 0, width: 0.9, height: 0.8 },
  ],
  [{ op: 'perspective', corners: corners(0.1, 0.05, 0.95, 0.1, 0.9, 0.95, 0, 0.85) }],
  [{ op: 'straighten', degrees: 8, ratio: height / width }],
  [{ op: 'straighten', degrees: -30, ratio: height / width }],
  [
    { op: 'rotate', degrees: 90 },
    { op: 'perspective', corners: corners(0.05, 0.4, 1, 0.5, 0.9, 1, 0.1, 0.9) },
    { op: 'straighten', degrees: -3, ratio: 0.9 },
    { op: 'crop', left: 0, top: 0, width: 1, height: 0.95 },
    { op: 'light', brightness: 0, contrast: 5 },
  ],
];

test.each(lists.map((list) => [list]))('applies the page operations %j to the picture', async (operations) => {
  const shown = await renderShownPicture(await picture(), operations);
  const { data, info } = await sharp(shown).raw().toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual(shownSize({ width, height }, operations));
  const [x, y] = mapPoint(homographyOf(operations), [(dot.x + dot.side / 2) / width, (dot.y + dot.side / 2) / height]);
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  expect(data[at]).toBeGreaterThan(200);
  expect(data[at + 1]).toBeLessThan(60);
});

test('changes brightness and contrast of every colour, and nothing else', async () => {
  const grey = await sharp({ create: { width, height, channels: 3, background: '#646464' } })
    .jpeg()
    .toBuffer();
  const colourOf = async (brightness: number, contrast: number) => {
    const { data, info } = await sharp(await renderShownPicture(grey, [{ op: 'light', brightness, contrast }]))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    return data[0]!;
  };
  expect(await colourOf(20, 0)).toBeCloseTo(120, -1);
  expect(await colourOf(0, 50)).toBeCloseTo(86, -1); // (100 - 127.5) * 1.5 + 127.5
  expect(await colourOf(-50, -50)).toBeCloseTo(89, -1);
});

test('what lies beyond the picture is white, and what is hidden stays hidden in a straightened page', async () => {
  const black = corners(0, 0, 1, 0, 1, 1, 0, 1);
  const operations: PageOperation[] = [{ op: 'straighten', degrees: 20, ratio: height / width }];
  const shown = await renderShownPicture(await picture(), operations, [black]);
  const { data, info } = await sharp(shown).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
  expect(colourAt(1, 1)).toBeGreaterThan(240);
  expect(colourAt(200, 120)).toBeLessThan(15);
});

test('returns an unedited page as stored', async () => {
  const stored = await picture();
  expect(await renderShownPicture(stored, [])).toBe(stored);
});

test.each(lists.map((list) => [list]))('makes %j smaller to a width, never larger', async (operations) => {
  const { width: wide, height: high } = shownSize({ width, height }, operations);
  const small = await sharp(await renderShownPicture(await picture(), operations, [], 50)).metadata();
  expect(small.width).toBe(50);
  expect(Math.abs(small.height - (50 * high) / wide)).toBeLessThanOrEqual(1);
  const same = await sharp(await renderShownPicture(await picture(), operations, [], 5_000)).metadata();
  expect([same.width, same.height]).toEqual([wide, high]);
});
