import { expect, test } from 'vitest';
import type { LineReader } from '../ocr/recognise-line.ts';
import { alphabet, characterSlotsOf } from './character-slots.ts';

// The model's classes: blank, a character outside the alphabet, then the alphabet backwards.
const characters = ['', 'é', ...alphabet.split('').reverse()];
const reader = { characters } as unknown as LineReader;

// One entry per step: the probability of some characters; '' is the blank.
function read(steps: readonly Readonly<Record<string, number>>[], used = 1) {
  const probabilities = new Float32Array(steps.length * characters.length);
  steps.forEach((step, at) => {
    for (const [character, p] of Object.entries(step))
      probabilities[at * characters.length + characters.indexOf(character)] = p;
  });
  return characterSlotsOf(reader, { probabilities, steps: steps.length, classes: characters.length, used });
}
const textOf = (slots: ReturnType<typeof read>) => slots.map(({ best }) => alphabet[best]).join('');

test('neighbouring steps of one character make one slot, a blank divides two', () => {
  expect(textOf(read([{ '': 0.9 }, { L: 0.9 }, { L: 0.8 }, { '': 0.9 }, { L: 0.9 }, { '7': 0.9 }]))).toBe('LL7');
  expect(textOf(read([]))).toBe('');
});

test('the place is the middle of the steps, weighted by their probability', () => {
  const [even] = read([{ '': 1 }, { A: 0.5 }, { A: 0.5 }, { '': 1 }]);
  expect(even!.place).toBeCloseTo(0.5);
  const [late] = read([{ '': 1 }, { A: 0.25 }, { A: 0.75 }, { '': 1 }]);
  expect(late!.place).toBeCloseTo((1.5 * 0.25 + 2.5 * 0.75) / 4);
});

test('the place is a share of the line, not of the padding after it', () => {
  const steps: Record<string, number>[] = [{ A: 0.9 }, { '': 1 }, { '': 1 }, { '': 1 }];
  expect(read(steps)[0]!.place).toBeCloseTo(0.125);
  expect(read(steps, 0.5)[0]!.place).toBeCloseTo(0.25);
  expect(read([{ '': 1 }, { A: 0.9 }], 0.5)[0]!.place).toBe(1);
});

test('the chances of a slot are those of all its steps and sum to one', () => {
  const [slot] = read([
    { A: 0.6, '4': 0.2 },
    { A: 0.5, '4': 0.1, '<': 0.1 },
  ]);
  const chance = (character: string) => slot!.chances[alphabet.indexOf(character)]!;
  expect(chance('A')).toBeCloseTo(1.1 / 1.5);
  expect(chance('4')).toBeCloseTo(0.3 / 1.5);
  expect(chance('<')).toBeCloseTo(0.1 / 1.5);
  expect(chance('B')).toBe(0);
  expect(slot!.chances).toHaveLength(alphabet.length);
});

test('a blank wins only if it is likelier', () => {
  expect(textOf(read([{ '': 0.4, A: 0.5 }]))).toBe('A');
  expect(textOf(read([{ '': 0.5, A: 0.5 }]))).toBe('A');
  expect(textOf(read([{ '': 0.6, A: 0.5 }]))).toBe('');
});

test('a character the reader hardly considered is not one', () => {
  expect(textOf(read([{ A: 0.01 }]))).toBe('');
  expect(textOf(read([{ A: 0.03 }]))).toBe('A');
  expect(textOf(read([{}]))).toBe('');
});

test('a character outside the alphabet gives way to the best one of it', () => {
  expect(textOf(read([{ é: 0.8, E: 0.1, F: 0.05 }]))).toBe('E');
});

test('of equal characters the first of the alphabet counts', () => {
  expect(textOf(read([{ A: 0.4, B: 0.4 }]))).toBe('A');
});
