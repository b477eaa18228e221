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
