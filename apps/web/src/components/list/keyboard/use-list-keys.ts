import { useEffect, useEffectEvent } from 'react';
import { useKeyHelp, type KeyHelp } from '../../../lib/keyboard/key-help.ts';
import { singleKeysStore } from '../../../lib/keyboard/single-keys.ts';
import { isTyping } from '../../../lib/keyboard/typing.ts';
import { listKeyOf, type ListKey } from './list-keys.ts';
import { isControl } from '../table/row-focus.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

export type KeyActions = Partial<Record<ListKey | 'open', () => void>>;

export function useListKeys(on: boolean, actions: KeyActions) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOpen =
      event.key === 'Enter' && !isControl(event.target) && !isTyping(event.target) && !event.defaultPrevented;
    const key = isOpen ? 'open' : listKeyOf(event, isTyping(event.target), singleKeysStore.getState().on);
    const action = key && actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
}

export function useListKeyHelp(has: { edit: boolean; create: boolean; select: boolean; page: boolean }) {
  const { t } = useListTexts();
  const keys: KeyHelp['keys'] = [
    { keys: ['/'], does: t('keys.search') },
    { keys: ['J', 'K'], does: t('keys.move') },
    ...(has.select
      ? [
          { keys: ['X'], does: t('keys.select') },
          { keys: ['Shift', 'X'], does: t('keys.range') },
        ]
      : []),
    { keys: ['Enter'], does: t(has.page ? 'keys.openPage' : 'keys.open'), always: true },
    ...(has.edit ? [{ keys: ['E'], does: t('keys.edit') }] : []),
    ...(has.create ? [{ keys: ['N'], does: t('keys.create') }] : []),
    { keys: ['Esc'], does: t('keys.close'), always: true },
  ];
  useKeyHelp({ title: t('keys.title'), keys });
}
