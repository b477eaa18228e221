import { useEffect, useEffectEvent } from 'react';
import { singleKeysStore } from '../../../../lib/keyboard/single-keys.ts';
import { isTyping } from '../../../../lib/keyboard/typing.ts';

export interface EditorKeys {
  readonly letters: Readonly<Record<string, (() => void) | undefined>>; // 'r', 'shift+r', 'delete'
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
  readonly onHold: (isHeld: boolean) => void; // B
}

const inDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]:not([data-leaves-keys]), [role="menu"]') !== null;

// Ctrl and Command keys always work; letters can be switched off and are ignored in fields.
export function useEditorKeys(keys: EditorKeys): void {
  const withCommand = useEffectEvent((event: KeyboardEvent) => {
    const letter = event.key.toLowerCase();
    const isText = isTyping(event.target) && letter !== 's'; // fields undo their own typing
    const action = { z: event.shiftKey ? keys.redo : keys.undo, y: keys.redo, s: keys.save }[letter];
    if (!action || event.altKey || isText || inDialog(event.target)) return;
    event.preventDefault();
    action();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) return withCommand(event);
    if (event.altKey || !singleKeysStore.getState().on || isTyping(event.target)) return;
    const letter = event.key.toLowerCase();
    if (letter === 'b') {
      event.preventDefault();
      if (!event.repeat) keys.onHold(true);
      return;
    }
    const action = keys.letters[event.shiftKey ? `shift+${letter}` : letter];
    if (!action || event.repeat) return;
    event.preventDefault();
    action();
  });
  const release = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'b') keys.onHold(false);
  });
  const leave = useEffectEvent(() => keys.onHold(false));
  useEffect(() => {
    const [down, up, away] = [
      (event: KeyboardEvent) => press(event),
      (event: KeyboardEvent) => release(event),
      () => leave(),
    ];
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', away);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', away);
    };
  }, []);
}
