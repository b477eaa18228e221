import { expect, test } from 'vitest';
import { slotOf, slotsOf } from '../../testing/mrz-line-of.ts';
import { digits, letters } from './character-slots.ts';
import { chooseCharacter, chooseLine, textOfCharacters } from './choose-line.ts';

test('takes the likeliest allowed character', () => {
  expect(chooseCharacter(slotOf({ '7': 0.6, '1': 0.4 }), digits)).toEqual({
    character: '7',
    chance: 0.6,
    repaired: false,
  });
  expect(chooseCharacter(slotOf({ X: 0.6, '1': 0.4 }), digits)).toEqual({
    character: '1',
    chance: 0.4,
    repaired: true,
  });
});

test('a character that looks like the seen one gets half of its chance', () => {
  const { character, chance, repaired } = chooseCharacter(slotOf({ B: 0.6, '8': 0.1, '3': 0.2 }), digits);
  expect([character, repaired]).toEqual(['8', true]);
  expect(chance).toBeCloseTo(0.4);
  expect(chooseCharacter(slotOf({ B: 0.4, '3': 0.3 }), digits).character).toBe('3');
});

test('a chance is at most one', () => {
  expect(chooseCharacter(slotOf({ S: 0.9, '5': 0.8 }), digits).chance).toBe(1);
});

test('of equally likely characters the first allowed one counts', () => {
  expect(chooseCharacter(slotOf({ '<': 1 }), letters)).toEqual({ character: 'A', chance: 0, repaired: true });
});

test('the first line has a P and letters, the second digits where dates stand', () => {
  const first = textOfCharacters(chooseLine(slotsOf(`0<1ND5HARMA<<PR1YA${'<'.repeat(26)}`), 1));
  expect(first.startsWith('P<INDSHARMA<<PRIYA<')).toBe(true);
  const second = textOfCharacters(chooseLine(slotsOf('L898902C36UTOT4OB122F12O4I59ZE184226B<<<<<1O'), 2));
  expect(second).toBe('L898902C36UTO7408122F1204159ZE184226B<<<<<10');
});

test('the second line has a state of letters, a sex, and free optional data', () => {
  const line = 'L898902C36UT07408122F1204159ZE184226B<<<<<10';
  const at = (position: number, seen: Record<string, number>) =>
    chooseLine(slotsOf(line, { [position]: seen }), 2)[position]!.character;
  expect(at(12, { '5': 0.9 })).toBe('S');
  expect(at(20, { E: 0.8, F: 0.1 })).toBe('F');
  expect(at(20, { '<': 0.8 })).toBe('<');
  expect(at(41, { K: 0.8, '<': 0.2 })).toBe('K');
  expect(at(42, { K: 0.8, '<': 0.2 })).toBe('<');
  expect(at(43, { '<': 0.8, '4': 0.1 })).toBe('4');
});
