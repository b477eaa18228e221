import { expect, test } from 'vitest';
import type { KeyPress } from '../../lib/typing.ts';
import { listKeyOf } from './list-keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  defaultPrevented: false,
  getModifierState: () => false,
  ...more,
});
const key = (name: string, more?: Partial<KeyPress>) => listKeyOf(press(name, more), false, true);

test('J and K move, X ticks, Shift X ticks a range, E edits, N makes new, / searches, Esc closes', () => {
  const said = [
    key('j'),
    key('k'),
    key('x'),
    key('X', { shiftKey: true }),
    key('e'),
    key('n'),
    key('/'),
    key('Escape'),
  ];
  expect(said).toEqual(['down', 'up', 'select', 'selectTo', 'edit', 'create', 'search', 'close']);
});

test('Caps Lock changes nothing; Shift with other letters is not ours', () => {
  expect(key('J')).toBe('down');
  expect(key('X')).toBe('select');
  expect(key('N', { shiftKey: true })).toBeNull();
  expect(key('/', { shiftKey: true })).toBe('search'); // where the keyboard has it above the 7
});

test('a held key goes on moving, and does nothing else twice', () => {
  expect(key('j', { repeat: true })).toBe('down');
  expect(key('x', { repeat: true })).toBeNull();
  expect(key('n', { repeat: true })).toBeNull();
});

test('typing, handled keys and browser shortcuts are left alone', () => {
  expect(listKeyOf(press('j'), true, true)).toBeNull();
  expect(listKeyOf(press('Escape'), true, true)).toBeNull();
  expect(key('j', { defaultPrevented: true })).toBeNull();
  expect(key('n', { ctrlKey: true })).toBeNull();
  expect(key('k', { metaKey: true })).toBeNull();
  expect(key('toString')).toBeNull();
});

test('with single keys switched off only Esc is left', () => {
  for (const name of ['j', 'k', 'x', 'e', 'n', '/']) expect(listKeyOf(press(name), false, false)).toBeNull();
  expect(listKeyOf(press('Escape'), false, false)).toBe('close');
});
