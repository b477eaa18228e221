import { expect, test } from 'vitest';
import { press } from '../../../lib/testing/key-press.ts';
import { shortcutOf } from './shortcuts.ts';

test('"[" collapses the sidebar and "?" opens the shortcuts', () => {
  expect(shortcutOf(press('['), false)).toBe('toggleSidebar');
  expect(shortcutOf(press('?'), false)).toBe('openHelp');
});

test('ignores typing, repeated keys, handled keys and browser shortcuts', () => {
  expect(shortcutOf(press('['), true)).toBeNull();
  expect(shortcutOf(press('[', { repeat: true }), false)).toBeNull();
  expect(shortcutOf(press('[', { defaultPrevented: true }), false)).toBeNull();
  expect(shortcutOf(press('[', { metaKey: true }), false)).toBeNull();
  expect(shortcutOf(press('[', { ctrlKey: true }), false)).toBeNull();
});

test('accepts AltGr for "["', () => {
  const altGr = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' };
  expect(shortcutOf(press('[', altGr), false)).toBe('toggleSidebar');
});

test('ignores other keys, also names of object properties', () => {
  expect(shortcutOf(press('a'), false)).toBeNull();
  expect(shortcutOf(press('toString'), false)).toBeNull();
});
