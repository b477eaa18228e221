import { useEffect, useEffectEvent } from 'react';
import { singleKeysStore } from './single-keys.ts';
import { isTyping } from './typing.ts';

// Single-key shortcuts of a screen; ignored in fields, menus and dialogs.
export function useLetterKeys(actions: Readonly<Record<string, (() => void) | undefined>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.defaultPrevented;
    const letter = event.key.toLowerCase();
    const action = Object.hasOwn(actions, letter) ? actions[letter] : undefined;
    if (!action || !isPlain || !singleKeysStore.getState().on || isTyping(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
