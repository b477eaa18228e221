import type { KeyPress } from '../../../lib/keyboard/typing.ts';

export type ListKey = 'down' | 'up' | 'select' | 'selectTo' | 'edit' | 'create' | 'search' | 'close';

const letters: Record<string, ListKey> = { j: 'down', k: 'up', x: 'select', e: 'edit', n: 'create', '/': 'search' };
const mayRepeat: readonly (ListKey | undefined)[] = ['down', 'up'];

// Letters only while single-key shortcuts are on; Esc always works. Enter is handled by the focused row link.
export function listKeyOf(press: KeyPress, typing: boolean, singleKeys: boolean): ListKey | null {
  if (typing || press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === 'Escape') return 'close';
  if (!singleKeys) return null;
  const letter = press.key.toLowerCase();
  const found = Object.hasOwn(letters, letter) ? letters[letter] : undefined;
  if (found === undefined || (press.repeat && !mayRepeat.includes(found))) return null;
  if (press.shiftKey && letter !== '/') return found === 'select' ? 'selectTo' : null;
  return found;
}
