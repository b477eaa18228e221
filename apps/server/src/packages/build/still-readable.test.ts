import { readDocument } from '@visawright/reading/read-pages.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stillReadable } from './still-readable.ts';
import { wordPicture } from './testing/pictures.ts';

const lines =
  'Unity Trust Bank\nAccount holder Ananya Deshpande\nAccount number 02921580345\nClosing balance 84,000.00';
const taken = [
  { raw: '02921580345', value: '02921580345' },
  { raw: 'Ananya Deshpande', value: 'Ananya Deshpande' },
];

test('our own reader finds what the form took from a page, and misses it on a picture that is too small', async () => {
  const picture = await wordPicture(lines);
  expect(await stillReadable(picture, taken, readDocument)).toBe(true);
  const tiny = await sharp(picture).resize(170).jpeg({ quality: 40 }).toBuffer();
  expect(await stillReadable(tiny, taken, readDocument)).toBe(false);
});

test('a value that was never there is missed', async () => {
  const other = [{ raw: '99999999999', value: '99999999999' }];
  expect(await stillReadable(await wordPicture(lines), other, readDocument)).toBe(false);
});
