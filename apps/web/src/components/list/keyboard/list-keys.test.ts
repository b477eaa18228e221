import { expect, test } from 'vitest';
import type { KeyPress } from '../../../lib/keyboard/typing.ts';
import { press } from '../../../lib/testing/key-press.ts';
import { listKeyOf } from './list-keys.ts';

const key = (name: string, more?: Partial<KeyPress>) => listKeyOf(press(name, more), false, true);

test('J and K move, X selects, Shift X selects a range, E edits, N creates, / searches, Esc closes', () => {
  const message = [
    key('j'),
    key('k'),
    key('x'),
    key('X', { shiftKey: true }),
    key('e'),
    key('n'),
    key('/'),
    key('Escape'),
  ];
  expect(message).toEqual(['down', 'up', 'select', 'selectTo', 'edit', 'create', 'search', 'close']);
});

test('ignores Caps Lock and Shift with other letters', () => {
  expect(key('J')).toBe('down');
  expect(key('X')).toBe('select');
  expect(key('N', { shiftKey: true })).toBeNull();
  expect(key('/', { shiftKey: true })).toBe('search'); // on keyboards where "/" needs Shift and 7
});

test('repeats movement only while a key is held', () => {
  expect(key('j', { repeat: true })).toBe('down');
  expect(key('x', { repeat: true })).toBeNull();
  expect(key('n', { repeat: true })).toBeNull();
});

test('ignores typing, handled keys and browser shortcuts', () => {
  expect(listKeyOf(press('j'), true, true)).toBeNull();
  expect(listKeyOf(press('Escape'), true, true)).toBeNull();
  expect(key('j', { defaultPrevented: true })).toBeNull();
  expect(key('n', { ctrlKey: true })).toBeNull();
  expect(key('k', { metaKey: true })).toBeNull();
  expect(key('toString')).toBeNull();
});

test('leaves only Esc when single-key shortcuts are off', () => {
  for (const name of ['j', 'k', 'x', 'e', 'n', '/']) expect(listKeyOf(press(name), false, false)).toBeNull();
  expect(listKeyOf(press('Escape'), false, false)).toBe('close');
});
