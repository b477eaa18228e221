import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../lib/keyboard/typing.ts';
import { shortcutOf, type Shortcut } from './shortcuts.ts';

export function useShortcuts(on: boolean, actions: Record<Shortcut, () => void>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event, isTyping(event.target));
    if (shortcut === null) return;
    event.preventDefault();
    actions[shortcut]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (on) press(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
}
