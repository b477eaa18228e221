import { useEffect, useEffectEvent } from 'react';
import { useKeyHelp } from '../../../lib/keyboard/key-help.ts';
import { singleKeysStore } from '../../../lib/keyboard/single-keys.ts';
import { isTyping } from '../../../lib/keyboard/typing.ts';
import { usePlaygroundTexts } from '../../../translations/playground/playground-texts.ts';

interface Keys {
  readonly onMove: () => void;
  readonly onFind: () => void;
  readonly onMerge: () => void;
  readonly onSplit: () => void;
  readonly onRotate: (degrees: 90 | 270) => void;
  readonly onRemove: () => void;
  readonly onEdit: (() => void) | undefined;
  readonly onShift: (by: 1 | -1) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onTurn: (by: 1 | -1) => void;
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

// Every operation has a key. Letters can be switched off; keys with Ctrl, Alt and Delete always work.
export function usePlaygroundKeys(keys: Keys) {
  const { t } = usePlaygroundTexts();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const action = withModifier(event, keys) ?? withoutModifier(event, keys);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  useKeyHelp({
    title: t('keys.title'),
    keys: [
      { keys: ['←', '→', '↑', '↓'], does: t('keys.arrows'), always: true },
      { keys: ['Shift', '→'], does: t('keys.range'), always: true },
      { keys: ['Space'], does: t('keys.toggle'), always: true },
      { keys: ['Ctrl', 'A'], does: t('keys.all'), always: true },
      { keys: ['M'], does: t('keys.move') },
      { keys: ['Alt', '→'], does: t('keys.shift'), always: true },
      { keys: ['X'], does: t('keys.split') },
      { keys: ['Shift', 'M'], does: t('keys.merge') },
      { keys: ['R'], does: t('keys.rotate') },
      { keys: ['Shift', 'R'], does: t('keys.rotateLeft') },
      { keys: ['E'], does: t('keys.edit') },
      { keys: ['Del'], does: t('keys.remove'), always: true },
      { keys: ['Ctrl', 'Z'], does: t('keys.undo'), always: true },
      { keys: ['Ctrl', 'Shift', 'Z'], does: t('keys.redo'), always: true },
      { keys: ['PgDn'], does: t('keys.turn'), always: true },
      { keys: ['+', '−', '0'], does: t('keys.zoom') },
      { keys: ['Enter'], does: t('keys.confirm'), always: true },
      { keys: ['/'], does: t('keys.find') },
    ],
  });
}

type Action = (() => void) | undefined;

function withModifier(event: KeyboardEvent, keys: Keys): Action {
  const letter = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (letter === 'z') return event.shiftKey ? keys.onRedo : keys.onUndo;
    return letter === 'y' ? keys.onRedo : undefined;
  }
  const by = event.altKey && !event.shiftKey ? arrows[event.key] : undefined;
  return by && (() => keys.onShift(by));
}

function withoutModifier(event: KeyboardEvent, keys: Keys): Action {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'PageDown') return () => keys.onTurn(1);
  if (event.key === 'PageUp') return () => keys.onTurn(-1);
  if (event.repeat) return undefined;
  if (event.key === 'Delete') return keys.onRemove;
  if (!singleKeysStore.getState().on) return undefined;
  const letters: Readonly<Record<string, Action>> = {
    m: event.shiftKey ? keys.onMerge : keys.onMove,
    r: () => keys.onRotate(event.shiftKey ? 270 : 90),
    x: keys.onSplit,
    e: keys.onEdit,
    '/': keys.onFind,
  };
  const letter = event.key.toLowerCase();
  return Object.hasOwn(letters, letter) ? letters[letter] : undefined;
}
