import type { FormPresence } from './form-presence.ts';

const fieldAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('.form-q[data-field]')?.dataset.field ?? null) : null;

// A person is on the form while its page is visible, and in the field that has focus.
export function watchPage(presence: FormPresence): () => void {
  const focus = ({ target }: FocusEvent) => presence.focus(fieldAt(target));
  const blur = ({ relatedTarget }: FocusEvent) => relatedTarget === null && presence.focus(null);
  const turn = () => (document.visibilityState === 'hidden' ? presence.leave() : presence.enter());
  const close = () => presence.leave();
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', blur);
  document.addEventListener('visibilitychange', turn);
  addEventListener('pagehide', close);
  addEventListener('pageshow', turn);
  turn();
  return () => {
    document.removeEventListener('focusin', focus);
    document.removeEventListener('focusout', blur);
    document.removeEventListener('visibilitychange', turn);
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', turn);
    presence.leave();
  };
}
