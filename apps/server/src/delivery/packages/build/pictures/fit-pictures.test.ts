import { expect, test } from 'vitest';
import { fitPictures } from './fit-pictures.ts';
import { noise } from '../testing/test-pictures.ts';

const always = () => Promise.resolve(true);
const size = (pictures: readonly Buffer[]) => pictures.reduce((sum, { length }) => sum + length, 0);
const own = await Promise.all([noise(900, 1_500), noise(900, 1_500, 2), noise(900, 1_500, 3)]);

test('leaves pictures unchanged that fit', async () => {
  const wanted = own.map((picture) => ({ picture, isReadable: always }));
  const { pictures, step } = await fitPictures(wanted, size(own));
  expect(step).toBe(0);
  expect(pictures).toEqual(own);
});

test('uses the first step that fits', async () => {
  const wanted = own.map((picture) => ({ picture, isReadable: always }));
  const some = await fitPictures(wanted, size(own) * 0.8);
  const more = await fitPictures(wanted, size(own) * 0.3);
  expect(some.step).toBeGreaterThan(0);
  expect(size(some.pictures)).toBeLessThanOrEqual(size(own) * 0.8);
  expect(size(more.pictures)).toBeLessThanOrEqual(size(own) * 0.3);
  expect(more.step).toBeGreaterThan(some.step);
});

test('keeps a page that would become unreadable and shrinks the others more', async () => {
  const asked: number[] = [];
  const never = (smaller: Buffer) => Promise.resolve(asked.push(smaller.length) < 0);
  const wanted = own.map((picture, at) => ({ picture, isReadable: at === 1 ? never : always }));
  const { pictures } = await fitPictures(wanted, size(own) * 0.6);
  expect(pictures[1]).toBe(own[1]);
  expect(asked.length).toBeGreaterThan(0);
  expect(size(pictures)).toBeLessThanOrEqual(size(own) * 0.6);
  expect(pictures[0]!.length).toBeLessThan(own[0].length);
});

test('never shrinks a page that cannot be checked', async () => {
  const wanted = own.map((picture, at) => ({ picture, isReadable: at === 0 ? null : always }));
  const { pictures } = await fitPictures(wanted, 1_000);
  expect(pictures[0]).toBe(own[0]);
  expect(pictures[1]!.length).toBeLessThan(own[1].length);
});

test('does not shrink the others more than needed because of an unshrinkable page', async () => {
  const wanted = own.map((picture, at) => ({ picture, isReadable: at === 0 ? null : always }));
  const limit = own[0].length + (own[1].length + own[2].length) * 0.9;
  expect((await fitPictures(wanted, limit)).step).toBe(1);
});

test('falls back to the smallest readable size', async () => {
  const wanted = own.map((picture) => ({ picture, isReadable: always }));
  const { pictures } = await fitPictures(wanted, 1_000);
  expect(size(pictures)).toBeGreaterThan(1_000);
  expect(size(pictures)).toBeLessThan(size(own) * 0.5);
});
