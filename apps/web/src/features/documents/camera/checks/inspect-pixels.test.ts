/// <reference types="node" />
import { bookletOf } from '@visawright/specimens/booklet.ts';
import { conditions, type Condition } from '@visawright/specimens/degrade/conditions.ts';
import { filtered, sharpOf, type Raster } from '@visawright/specimens/degrade/raster.ts';
import { pagePictureOf } from '@visawright/specimens/drawing/page-picture.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { beforeAll, expect, test } from 'vitest';
import { inspectPixels } from './inspect-pixels.ts';
import type { Pixels } from './pixels.ts';

let page: Raster;
let photo: Raster;
beforeAll(async () => {
  const { front } = bookletOf({ seed: 'camera', layout: 'lagoon' });
  page = (await pagePictureOf(front!)).raster;
  photo = await degraded(page, 'photo');
});

const degraded = async (drawn: Raster, condition: Condition) =>
  (await conditions[condition](drawn, randomOf('camera-test', condition))).image;

async function shrunk(picture: Raster, side: number): Promise<Pixels> {
  const { data, info } = await sharpOf(picture)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function problemsOf(picture: Raster) {
  const [whole, detail] = [await shrunk(picture, 320), await shrunk(picture, 2_000)];
  return inspectPixels({ whole, details: [detail], long: Math.max(detail.width, detail.height) });
}
const kindsOf = async (picture: Raster) => (await problemsOf(picture)).map(({ kind }) => kind);
const cropped = (picture: Raster, left: number, top: number, width: number, height: number) =>
  filtered(picture, (image) =>
    image.extract({
      left: Math.round(picture.width * left),
      top: Math.round(picture.height * top),
      width: Math.round(picture.width * width),
      height: Math.round(picture.height * height),
    }),
  );

test.each(['none', 'skew', 'perspective'] as const)('reports nothing for a good picture (%s)', async (condition) => {
  expect(await kindsOf(await degraded(page, condition))).toEqual([]);
});

test('reports nothing for a sharp page on a desk', async () => expect(await kindsOf(photo)).toEqual([]));

test.each([
  ['blur', 'blur'],
  ['motion', 'blur'],
  ['glare', 'glare'],
  ['low', 'small'],
] as const)('reports %s as %s', async (condition, kind) => {
  expect(await kindsOf(await degraded(page, condition))).toContain(kind);
});

test('reports motion blur on a desk', async () =>
  expect(await kindsOf((await conditions.motion(photo, randomOf('hand'))).image)).toContain('blur'));

test('names the edge that is cut off', async () => {
  const cut = async (...box: readonly [number, number, number, number]) =>
    (await problemsOf(await cropped(photo, ...box))).find(({ kind }) => kind === 'cut')?.sides;
  expect(await cut(0.35, 0, 0.65, 1)).toEqual(['left']);
  expect(await cut(0, 0, 1, 0.6)).toEqual(['bottom']);
});

test('reports only darkness in a dark room', async () =>
  expect(await kindsOf(await filtered(photo, (image) => image.linear(0.2, 0)))).toEqual(['dark']));

test('reports no blur for an empty desk', () => {
  const side = 320;
  const grey: Pixels = { data: new Uint8Array(side * side * 4).fill(150), width: side, height: side };
  expect(inspectPixels({ whole: grey, details: [grey], long: 2_000 })).toEqual([]);
});
