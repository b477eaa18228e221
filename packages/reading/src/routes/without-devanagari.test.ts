import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLetter } from '../../testing/draw-letter.ts';
import { readWithTesseract, type Gray } from '../text/read-with-tesseract.ts';
import { withoutDevanagari } from './without-devanagari.ts';

const latin = [
  'Certificate of Birth',
  'Name of Child: Lokesh Tambe',
  'TITLE OF THE ESTATE',
  'Father: Digambar Tambe, E. F. TTT 4471',
];
const hindi = ['जन्म प्रमाण पत्र', 'बच्चे का नाम लोकेश तांबे', 'पिता का नाम दिगंबर तांबे', 'पंजीकरण की तारीख'];

async function grayOf(lines: readonly string[]): Promise<Gray> {
  const { data, info } = await sharp(await drawLetter({ lines }))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 1 };
}
const textOf = (words: readonly { readonly text: string }[]) => words.map(({ text }) => text).join(' ');

test('Devanagari is not read as Latin, and Latin lines beside it stay', async () => {
  const gray = await grayOf([latin[0]!, hindi[0]!, latin[1]!, hindi[1]!, latin[2]!, hindi[2]!, latin[3]!, hindi[3]!]);
  const seen = await readWithTesseract(gray);
  expect(textOf(withoutDevanagari(gray, seen))).toBe(latin.join(' '));
});

test('a page without Devanagari keeps every word', async () => {
  const gray = await grayOf(latin);
  const seen = await readWithTesseract(gray);
  expect(textOf(withoutDevanagari(gray, seen))).toBe(textOf(seen));
});
