import { expect, test } from 'vitest';
import { mrzLineOf, slotOf, slotsOf, type SeenCharacter } from '../../testing/mrz-line-of.ts';
import { firstLine } from './first-line.ts';

const text = 'P<INDSHARMA<<PRIYA<RANI<<<<<<<<<<<<<<<<<<<<<';
const read = (doubts: Readonly<Record<number, SeenCharacter>> = {}, missed: readonly number[] = []) =>
  firstLine(mrzLineOf(slotsOf(text, doubts, missed)));

test('reads a clear line', () => {
  const line = read();
  expect(line).toMatchObject({ text, sure: 1, isPlausible: true });
  expect(line.slots).toHaveLength(44);
  expect(line.from.seen).toBe(44);
});

test('is as sure as its least sure character up to the end of the names', () => {
  expect(read({ 9: { M: 0.6 } }).sure).toBeCloseTo(0.6);
  expect(read({ 23: { '<': 0.7 } }).sure).toBeCloseTo(0.7);
  expect(read({ 24: { '<': 0.7 } }).sure).toBeCloseTo(0.7);
  expect(read({ 25: { '<': 0.7 } }).sure).toBe(1);
});

test('a line that fills all positions is judged to its end', () => {
  const full = 'P<INDVENKATANARASIMHARAJUVARIPETA<<SRINIVASA';
  expect(firstLine(mrzLineOf(slotsOf(full, { 43: { A: 0.4 } }))).sure).toBeCloseTo(0.4);
});

test('needs a P, an issuer and a name', () => {
  expect(read({ 0: { X: 0.7, P: 0.31 } }).isPlausible).toBe(true);
  expect(read({ 0: { X: 0.7, P: 0.3 } }).isPlausible).toBe(false);
  expect(read({ 3: 'Q' }).isPlausible).toBe(false);
  const named = (name: string) =>
    firstLine(mrzLineOf(slotsOf(`P<IND${name}${'<'.repeat(39 - name.length)}`))).isPlausible;
  expect(named('AB')).toBe(true);
  expect(named('A')).toBe(false);
});

test('ignores noise before the first character', () => {
  const seen = mrzLineOf(slotsOf(text));
  const noisy = { ...seen, grid: { ...seen.grid, slots: [slotOf('I'), ...seen.grid.slots.slice(0, 43)] } };
  expect(firstLine(noisy)).toMatchObject({ text, isPlausible: true });
});

test('a line without its first character is aligned but not plausible', () => {
  expect(read({}, [0]).isPlausible).toBe(false);
});

test('an unreadable line stays as it was seen', () => {
  const other = `X<QQQ${text.slice(5)}`;
  expect(firstLine(mrzLineOf(slotsOf(other))).text).toBe(`P<QQQ${text.slice(5)}`);
});
