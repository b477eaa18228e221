import type { KeyPress } from '../keyboard/typing.ts';

export const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
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
