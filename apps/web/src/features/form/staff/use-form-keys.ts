import { useEffect, useEffectEvent } from 'react';
import { useKeyHelp } from '../../../lib/key-help.ts';
import { useLetters } from '../../../lib/use-letters.ts';
import { useWork } from '../FormWorkProvider.tsx';
import { useStaffWords } from './form-staff-words.ts';

const focusOn = (field: string) =>
  document
    .querySelector<HTMLElement>(
      `.fr-form [data-field="${CSS.escape(field)}"] :is(.form-body, .form-choices) :is(input, textarea, button)`,
    )
    ?.focus();

// Enter belongs to buttons, links and lists; from anywhere else in the form it goes on.
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
  const { t } = useStaffWords();
  const work = useWork();
  const active = () => work.store.getState().active;
  const onActive = (deed: (field: string) => void) => () => {
    const field = active();
    if (field) deed(field);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const choice = event.altKey ? /^Digit([1-3])$/.exec(event.code)?.[1] : undefined;
    const field = active();
    if (choice && field) {
      event.preventDefault();
      const choices = work.store.getState().state.proposals[field]?.choices ?? [];
      if (Number(choice) <= choices.length) work.choose(field, Number(choice) - 1);
      else document.querySelector<HTMLElement>(`.fr-form [data-field="${CSS.escape(field)}"] .form-other`)?.click();
      return;
    }
    if (event.key === 'Enter' && !event.altKey && !event.shiftKey && isFree(event.target)) {
      event.preventDefault();
      work.next();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  useLetters(isOn ? { c: onActive(onComment), e: onActive(focusOn) } : {});
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
