import { expect, test } from 'vitest';
import { slotOf, slotsOf } from '../../testing/mrz-line-of.ts';
import { alphabet, type CharacterSlot } from './character-slots.ts';
import { fillTo44, mrzGridOf } from './mrz-grid.ts';

const textOf = (slots: readonly (CharacterSlot | undefined)[]) =>
  slots.map((slot) => (slot ? alphabet[slot.best] : '.')).join('');
const line = 'M8236514<3IND8802141F3105065<<<<<<<<<<<<<<<2';

// Characters at given distances from each other.
function spaced(gaps: readonly number[]): CharacterSlot[] {
  let place = 0;
  return ['A', ...gaps.map((_, at) => alphabet[at % 26]!)].map((character, at) => {
    place += at === 0 ? 0 : gaps[at - 1]!;
    return slotOf(character, place);
  });
}
const positionsOf = (slots: readonly (CharacterSlot | undefined)[]) =>
  slots.flatMap((slot, at) => (slot === undefined ? [] : [at]));

test('every character gets its printed position, gaps stay open', () => {
  const { slots, pitch } = mrzGridOf(slotsOf(line, {}, [0, 29, 30, 35]));
  expect(textOf(slots)).toBe('8236514<3IND8802141F3105065<..<<<<.<<<<<<<2');
  expect(pitch).toBeCloseTo(1 / 44);
});

test('no characters make an empty grid, one stands at the start', () => {
  expect(mrzGridOf([])).toEqual({ slots: [], pitch: 0 });
  expect(textOf(mrzGridOf([slotOf('A', 0.4)]).slots)).toBe('A');
});

test('the pitch is the middle distance, not the mean or the first', () => {
  expect(mrzGridOf(spaced([0.9, 1, 1.2, 5, 1.1])).pitch).toBeCloseTo(1.1);
  expect(mrzGridOf(spaced([10, 2, 2, 2, 2])).pitch).toBe(2);
});

test('the distance is followed where a page is photographed at an angle', () => {
  const wider = Array<number>(20).fill(1.24);
  const narrower = Array<number>(20).fill(0.8);
  const even = Array<number>(41).fill(1);
  const far = mrzGridOf(spaced([...even, ...wider, 1.24 * 4])).slots;
  expect(positionsOf(far).at(-1)).toBe(41 + 20 + 4);
  const near = mrzGridOf(spaced([...even, ...narrower, 0.8 * 5])).slots;
  expect(positionsOf(near).at(-1)).toBe(41 + 20 + 5);
});

test('the followed distance stays near the usual one', () => {
  const even = Array<number>(60).fill(1);
  const wide = mrzGridOf(spaced([...even, ...Array<number>(30).fill(1.45), 7.8])).slots;
  expect(positionsOf(wide).at(-1)).toBe(60 + 30 + 6); // 1.3 at most
  const tight = mrzGridOf(spaced([...even, ...Array<number>(30).fill(0.6), 6])).slots;
  expect(positionsOf(tight).at(-1)).toBe(60 + 30 + 8); // 0.75 at least
});

test('a gap does not change the distance', () => {
  const even = Array<number>(20).fill(1);
  expect(positionsOf(mrzGridOf(spaced([...even, 3, 3, 3, 3, 3.4])).slots).at(-1)).toBe(20 + 15);
});

test('of two readings of one character the surer is kept', () => {
  const [a, b, c, d] = [slotOf('A', 1), slotOf({ B: 0.6 }, 2), slotOf({ C: 0.9 }, 2.3), slotOf('D', 3)];
  expect(textOf(mrzGridOf([a, b, c, d]).slots)).toBe('ACD');
  expect(textOf(mrzGridOf([a, { ...c, place: 2 }, { ...b, place: 2.3 }, d]).slots)).toBe('ACD');
  expect(
    textOf(mrzGridOf([a, b, { ...b, best: c.best, chances: slotOf({ C: 0.6 }).chances, place: 2.2 }, d]).slots),
  ).toBe('ABD');
});

test('characters half a distance apart are two', () => {
  const slots = [1, 2, 3, 3.5, 4.5, 5.5].map((place, at) => slotOf(alphabet[at]!, place));
  expect(textOf(mrzGridOf(slots).slots)).toBe('ABCDEF');
});

test('the first line is filled up at its end', () => {
  const [head] = [slotsOf('P<INDRAO<<ANU')];
  const filled = fillTo44([...head, undefined, slotOf('K', 0.4)], 1);
  expect(textOf(filled)).toBe(`P<INDRAO<<ANU<K${'<'.repeat(29)}`);
  expect(filled[13]).toMatchObject({ isHole: true, place: 13 / 44 });
  expect(filled[13]!.chances[alphabet.indexOf('<')]).toBe(1);
  expect(filled[14]!.isHole).toBeUndefined();
  expect(filled[43]).toMatchObject({ isHole: true, place: 43 / 44 });
});

test('the first line is never counted from its right end', () => {
  const first = slotsOf(`P<INDSHARMA<<PRIYA${'<'.repeat(18)}`);
  expect(textOf(fillTo44(first, 1))).toBe(`P<INDSHARMA<<PRIYA${'<'.repeat(26)}`);
  expect(textOf(fillTo44(slotsOf(`P<IND${'A'.repeat(41)}BC`), 1))).toBe(`P<IND${'A'.repeat(39)}`);
});

test('a second line of the right length stays as it is', () => {
  const slots = slotsOf(line);
  expect(fillTo44(slots, 2)).toEqual(slots);
});

test('the last two of the second line are counted from its right end', () => {
  const short = `${line.slice(0, 36)}12`; // 38 seen
  expect(textOf(fillTo44(slotsOf(short), 2))).toBe(`${line.slice(0, 36)}<<<<<<12`);
  const long = `${line.slice(0, 42)}<<12`; // 46 seen
  expect(textOf(fillTo44(slotsOf(long), 2))).toBe(`${line.slice(0, 42)}12`);
  const least = `${line.slice(0, 32)}12`; // 34 seen
  expect(textOf(fillTo44(slotsOf(least), 2))).toBe(`${line.slice(0, 32)}${'<'.repeat(10)}12`);
  expect(fillTo44(slotsOf(least), 2)[35]).toMatchObject({ isHole: true, place: 35 / 44 });
});

test('a second line of which a quarter is missing is not counted from the right', () => {
  const little = line.slice(0, 33);
  expect(textOf(fillTo44(slotsOf(little), 2))).toBe(`${little}${'<'.repeat(11)}`);
  const written = `${line.slice(0, 31)}12`;
  expect(textOf(fillTo44(slotsOf(written), 2))).toBe(`${written}${'<'.repeat(11)}`);
});
