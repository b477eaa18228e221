import { useEffect, useEffectEvent } from 'react';
import { useKeyHelp } from '../../../../lib/keyboard/key-help.ts';
import { useLetterKeys } from '../../../../lib/keyboard/use-letter-keys.ts';
import { useFormPresence } from '../../../form/presence/PresenceProvider.tsx';
import { useEditor } from '../../../form/editor/FormEditorProvider.tsx';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

const focusOn = (field: string) =>
  document
    .querySelector<HTMLElement>(
      `.fr-form [data-field="${CSS.escape(field)}"] :is(.form-body, .form-choices) :is(input, textarea, button)`,
    )
    ?.focus();

// Enter moves to the next field unless a button, link or list has focus.
const isFree = (target: EventTarget | null) => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('body, main, h1, h2')) return true;
  const isLine = target.matches('.fr-form input:not([type="checkbox"], [type="radio"])');
  return isLine && target.getAttribute('aria-expanded') !== 'true';
};

interface Parts {
  isOn: boolean;
  onComment: (field: string) => void;
}

export function useFormKeys({ isOn, onComment }: Parts) {
  const { t } = useFormStaffTexts();
  const editor = useEditor();
  const presence = useFormPresence();
  const active = () => editor.store.getState().active;
  const onActive = (action: (field: string) => void) => () => {
    const field = active();
    if (field) action(field);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const choice = event.altKey ? /^Digit([1-3])$/.exec(event.code)?.[1] : undefined;
    const field = active();
    if (choice && field) {
      event.preventDefault();
      if (presence.holderOf(field) !== null) return;
      const choices = editor.store.getState().state.proposals[field]?.choices ?? [];
      if (Number(choice) <= choices.length) editor.choose(field, Number(choice) - 1);
      else document.querySelector<HTMLElement>(`.fr-form [data-field="${CSS.escape(field)}"] .form-other`)?.click();
      return;
    }
    if (event.key === 'Enter' && !event.altKey && !event.shiftKey && isFree(event.target)) {
      event.preventDefault();
      editor.next();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  useLetterKeys(isOn ? { c: onActive(onComment), e: onActive(focusOn) } : {});
  useKeyHelp({
    title: t('keys.title'),
    keys: [
      { keys: ['Enter'], does: t('keys.next'), always: true },
      { keys: ['Alt', '1', '2', '3'], does: t('keys.choose'), always: true },
      { keys: ['E'], does: t('keys.correct') },
      { keys: ['C'], does: t('keys.comment') },
    ],
  });
}
