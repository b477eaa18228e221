import { expect, test } from 'vitest';
import { checkDigit } from './check-digit.ts';
import { gridOf } from './grid.ts';
import { checksOf, countOf } from './repair.ts';
import { secondLine } from './second-line.ts';
import { alphabet, type Slot } from './slots.ts';

const line = 'M8236514<3IND8802141F3105065<<<<<<<<<<<<<<<2';

// A reader that is sure of every sign, except where `doubts` gives a second possibility.
function seen(text: string, doubts: Readonly<Record<number, string>> = {}, dropped: readonly number[] = []) {
  const slots = [...text].flatMap((character, i): Slot[] => {
    if (dropped.includes(i)) return [];
    const chances = new Float64Array(alphabet.length);
    const other = doubts[i];
    chances[alphabet.indexOf(character)] = other ? 0.7 : 1;
    if (other) chances[alphabet.indexOf(other)] = 0.3;
    return [{ chances, best: alphabet.indexOf(character), place: (i + 0.5) / 44 }];
  });
  const from = { origin: [0, 0], angle: 0, length: 440, bend: [0, 0, 0], height: [20, 20], score: 1 } as const;
  return { line: from, grid: gridOf(slots), seen: slots.length, sure: 1 };
}

test('check digits of a known passport are right', () => {
  expect(checkDigit('L898902C3')).toBe('6'); // ICAO 9303 part 4, appendix B
  expect(countOf(checksOf(line))).toBe(5);
});

test('fillers a reader ran together are counted by their places', () => {
  const { text, count } = secondLine(seen(line, {}, [30, 31, 35, 36, 37]));
  expect([text, count]).toEqual([line, 5]);
});

test('a letter among digits, and a digit among letters, is read as what may stand there', () => {
  const { text } = secondLine(seen(line.replace('8802141', 'B802I41').replace('3IND', '31ND')));
  expect(text).toBe(line);
});

test('one exchanged digit is put right only where the reader thought it possible, and says so', () => {
  const wrong = `M8286514${line.slice(8)}`;
  expect(secondLine(seen(wrong)).count).toBeLessThan(5);
  const mended = secondLine(seen(wrong, { 3: '3' }));
  expect([mended.text, mended.swapped]).toEqual([line, true]);
});

test('a speck before the first character is passed over', () => {
  const from = seen(line);
  const [first] = from.grid.slots;
  const shifted = { ...from, grid: { ...from.grid, slots: [first, ...from.grid.slots] } };
  expect(secondLine(shifted).text).toBe(line);
});
