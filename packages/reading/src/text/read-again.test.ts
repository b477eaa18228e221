import { expect, test } from 'vitest';
import type { Word } from '../engine.types.ts';
import type { LineReader } from '../ocr/recognise-line.ts';
import { readAgain } from './read-again.ts';

const raster = { data: new Uint8Array(400 * 100 * 3).fill(255), width: 400, height: 100 };
const word = (text: string, confidence: number): Word => ({
  text,
  confidence,
  polygon: [
    [0.1, 0.4],
    [0.3, 0.4],
    [0.3, 0.6],
    [0.1, 0.6],
  ],
});

// Sees this text in every line.
function reader(text: string, sure: number): LineReader {
  const characters = ['', ...new Set(text), ' '];
  const steps = [...text].flatMap((letter) => [characters.indexOf(letter), 0]);
  const data = new Float32Array(steps.length * characters.length);
  for (const [at, step] of steps.entries()) data[at * characters.length + step] = sure;
  const session = {
    inputNames: ['x'],
    outputNames: ['y'],
    run: () => Promise.resolve({ y: { data, dims: [1, steps.length, characters.length] } }),
  };
  return { characters, session: session as unknown as LineReader['session'] };
}

const again = async (words: readonly Word[], text: string, sure = 0.99) =>
  (await readAgain(() => Promise.resolve(reader(text, sure)), raster, words)).map(({ confidence }) => confidence);

test('a word that two engines read alike is as good as read clearly', async () =>
  expect(await again([word('41,000.', 0.8)], '41,000')).toEqual([0.95]));

test('a word that they read differently keeps its doubt', async () =>
  expect(await again([word('41,000', 0.8)], '47,000')).toEqual([0.8]));

test('a second reading that is uncertain itself proves nothing', async () =>
  expect(await again([word('41,000', 0.8)], '41,000', 0.7)).toEqual([0.8]));

test('a word that is hardly legible, or clearly read, is not read again', async () =>
  expect(await again([word('41,000', 0.3), word('41,000', 0.97)], '41,000')).toEqual([0.3, 0.97]));

test('letters in another case are another word', async () =>
  expect(await again([word('Rao', 0.8)], 'RAO')).toEqual([0.8]));
