import { readDocuments } from '@visawright/reading/read-documents.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isStillReadable } from './is-still-readable.ts';
import { wordPicture } from '../testing/test-pictures.ts';

const lines =
  'Unity Trust Bank\nAccount holder Ananya Deshpande\nAccount number 02921580345\nClosing balance 84,000.00';
const taken = [
  { raw: '02921580345', value: '02921580345' },
  { raw: 'Ananya Deshpande', value: 'Ananya Deshpande' },
];

test("finds the form's values on a page but not on a tiny picture", async () => {
  const picture = await wordPicture(lines);
  expect(await isStillReadable(picture, taken, readDocuments)).toBe(true);
  const tiny = await sharp(picture).resize(170).jpeg({ quality: 40 }).toBuffer();
  expect(await isStillReadable(tiny, taken, readDocuments)).toBe(false);
});

test('misses a value that is not on the page', async () => {
  const other = [{ raw: '99999999999', value: '99999999999' }];
  expect(await isStillReadable(await wordPicture(lines), other, readDocuments)).toBe(false);
});
