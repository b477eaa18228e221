import { useEffect, useEffectEvent } from 'react';
import { singleKeysStore } from './single-keys.ts';
import { isTyping } from './typing.ts';

// Letters that do something on this screen: while single keys are on, and never out of a field, a menu or a window.
export function useLetters(actions: Readonly<Record<string, (() => void) | undefined>>) {
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
