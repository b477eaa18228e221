import { expect, test } from 'vitest';
import { shortcutOf, type KeyPress } from './shortcuts.ts';

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

test('"[" folds the sidebar and "?" opens the help', () => {
  expect(shortcutOf(press('['), false)).toBe('toggleSidebar');
  expect(shortcutOf(press('?'), false)).toBe('openHelp');
});

test('typing, a held key, a handled key and a browser shortcut are left alone', () => {
  expect(shortcutOf(press('['), true)).toBeNull();
  expect(shortcutOf(press('[', { repeat: true }), false)).toBeNull();
  expect(shortcutOf(press('[', { defaultPrevented: true }), false)).toBeNull();
  expect(shortcutOf(press('[', { metaKey: true }), false)).toBeNull();
  expect(shortcutOf(press('[', { ctrlKey: true }), false)).toBeNull();
});

test('a keyboard that needs AltGr for "[" can use it', () => {
  const altGr = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' };
  expect(shortcutOf(press('[', altGr), false)).toBe('toggleSidebar');
});

test('other keys, even the name of an object’s own property, do nothing', () => {
  expect(shortcutOf(press('a'), false)).toBeNull();
  expect(shortcutOf(press('toString'), false)).toBeNull();
});
