import type { KeyPress } from '../../../lib/keyboard/typing.ts';

const shortcutKeys = { '[': 'toggleSidebar', '?': 'openHelp' } as const;
export type Shortcut = (typeof shortcutKeys)[keyof typeof shortcutKeys];

// On many keyboards "[" needs AltGr, which browsers report as Ctrl and Alt.
export function shortcutOf(press: KeyPress, typing: boolean): Shortcut | null {
  const composed = press.getModifierState('AltGraph');
  if (typing || press.repeat || press.defaultPrevented) return null;
  if (press.metaKey || (!composed && (press.ctrlKey || press.altKey))) return null;
  return Object.hasOwn(shortcutKeys, press.key) ? shortcutKeys[press.key as keyof typeof shortcutKeys] : null;
}
