export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  readonly defaultPrevented: boolean;
  getModifierState(name: string): boolean;
}

export const shortcutKeys = { '[': 'toggleSidebar', '?': 'openHelp' } as const;
export type Shortcut = (typeof shortcutKeys)[keyof typeof shortcutKeys];

// On many keyboards "[" needs AltGr, which the browser reports as Ctrl and Alt together.
export function shortcutOf(press: KeyPress, typing: boolean): Shortcut | null {
  const composed = press.getModifierState('AltGraph');
  if (typing || press.repeat || press.defaultPrevented) return null;
  if (press.metaKey || (!composed && (press.ctrlKey || press.altKey))) return null;
  return Object.hasOwn(shortcutKeys, press.key) ? shortcutKeys[press.key as keyof typeof shortcutKeys] : null;
}

const typingIn =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"], [role="menu"]';

export const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(typingIn) !== null;
