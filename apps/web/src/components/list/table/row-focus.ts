// The cursor is the focused row link, so that screen readers follow it.
export const rowLink = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] .list-link`) ?? null;

export const rowAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null) : null;

const pressed = 'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"], [role="tab"]';
export const isControl = (target: EventTarget | null) => target instanceof Element && target.closest(pressed) !== null;
