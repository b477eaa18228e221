import { useEffect, useEffectEvent } from 'react';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { useKeyHelp } from '../../../lib/keyboard/key-help.ts';
import { singleKeysStore } from '../../../lib/keyboard/single-keys.ts';
import { isTyping } from '../../../lib/keyboard/typing.ts';
import { useSortingTexts } from '../../../translations/sorting/sorting-texts.ts';
import { categoryOfKey } from './state/category-keys.ts';

interface Keys {
  readonly onPerson: (number: number) => void; // 1 to 9
  readonly onSomeone: () => void;
  readonly onCategory: (category: DocumentCategory) => void;
  readonly onPlace: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onEnlarge: () => void;
  readonly onDiscard: (why: 'duplicate' | 'blank' | 'nobody') => void;
}

// A button that has focus keeps Enter and Space, unless it is one of the choices: there Enter places the page.
const keepsKey = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button:not([data-choice]), a, summary') !== null;

export function useSortingKeys(keys: Keys) {
  const { t } = useSortingTexts();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isTyping(event.target)) return;
    const action = actionOf(event, keys);
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
      { keys: ['1', '…', '9'], does: t('keys.person') },
      { keys: ['0'], does: t('keys.someone') },
      { keys: ['P', 'H', 'F', '…'], does: t('keys.category') },
      { keys: ['Enter'], does: t('keys.place'), always: true },
      { keys: ['Z'], does: t('keys.undo') },
      { keys: ['J', 'K'], does: t('keys.move') },
      { keys: ['←', '→'], does: t('keys.turn'), always: true },
      { keys: ['Space'], does: t('keys.enlarge'), always: true },
      { keys: ['D'], does: t('keys.duplicate') },
      { keys: ['B'], does: t('keys.blank') },
      { keys: ['X'], does: t('keys.nobody') },
    ],
  });
}

type Action = (() => void) | undefined;

function actionOf(event: KeyboardEvent, keys: Keys): Action {
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && !event.altKey && key === 'z')
    return event.shiftKey ? keys.onRedo : keys.onUndo;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (key === 'enter') return keepsKey(event.target) ? undefined : keys.onPlace;
  if (key === ' ') return keepsKey(event.target) ? undefined : keys.onEnlarge;
  if (key === 'arrowright') return () => keys.onTurn(1);
  if (key === 'arrowleft') return () => keys.onTurn(-1);
  if (!singleKeysStore.getState().on) return undefined;
  if (/^[1-9]$/.test(key)) return () => keys.onPerson(Number(key));
  const category = categoryOfKey(key);
  if (category) return () => keys.onCategory(category);
  const others: Readonly<Record<string, () => void>> = {
    '0': keys.onSomeone,
    z: keys.onUndo,
    j: () => keys.onMove(1),
    k: () => keys.onMove(-1),
    d: () => keys.onDiscard('duplicate'),
    b: () => keys.onDiscard('blank'),
    x: () => keys.onDiscard('nobody'),
  };
  return Object.hasOwn(others, key) ? others[key] : undefined;
}
