import { expect, test } from 'vitest';
import { labelOfText, labelOfTick, type PrintedWord } from './nearby-text.ts';

const area = (left: number, top: number, width = 120, height = 14) => ({ page: 0, left, top, width, height });
const say = (text: string, left: number, top: number): PrintedWord[] => {
  let at = left;
  return text.split(' ').map((word) => {
    const width = word.length * 4;
    const printed = { ...area(at, top, width, 8), text: word };
    at += width + 3;
    return printed;
  });
};

test('takes the caption above a box, not the one of the box beside it', () => {
  const words = [...say('1. Surname', 40, 90), ...say('2. Given names', 200, 90)];
  expect(labelOfText(area(40, 100), words)).toBe('1. Surname');
  expect(labelOfText(area(200, 100), words)).toBe('2. Given names');
});

test('takes the text before a line, not the row above', () => {
  const words = [...say('Surname:', 40, 82), ...say('Given names:', 40, 102)];
  expect(labelOfText(area(100, 100), words)).toBe('Given names:');
});

test('takes the caption inside a marked box, and nothing from another page', () => {
  expect(labelOfText(area(40, 90, 150, 30), say('Home address', 44, 92))).toBe('Home address');
  expect(labelOfText({ ...area(40, 90), page: 1 }, say('Home address', 44, 80))).toBe('');
});

test('a tick box has its option at its right and the question above its row', () => {
  const words = [...say('8. Sex', 40, 80), ...say('Male', 54, 96), ...say('Female', 114, 96)];
  const ticks = [area(42, 96, 8, 8), area(102, 96, 8, 8)];
  expect(labelOfTick(ticks[0]!, words, ticks)).toEqual({ label: 'Male', heading: '8. Sex' });
  expect(labelOfTick(ticks[1]!, words, ticks)).toEqual({ label: 'Female', heading: '8. Sex' });
});

test('two rows of tick boxes have one heading', () => {
  const words = [...say('9. Civil status', 40, 80), ...say('Single', 54, 94), ...say('Married', 54, 107)];
  const ticks = [area(42, 94, 8, 8), area(42, 107, 8, 8)];
  expect(labelOfTick(ticks[1]!, words, ticks)).toEqual({ label: 'Married', heading: '9. Civil status' });
});

test('the question may stand before the row', () => {
  const words = [...say('Sex', 40, 96), ...say('Male', 94, 96), ...say('Female', 154, 96)];
  const ticks = [area(82, 96, 8, 8), area(142, 96, 8, 8)];
  expect(labelOfTick(ticks[1]!, words, ticks)).toEqual({ label: 'Female', heading: 'Sex' });
});
