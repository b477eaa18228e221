import type { PointerEvent, RefObject } from 'react';

const fieldAt = (target: EventTarget) => {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[data-region], .doc-value[data-field]') : null;
  return element?.dataset.region ?? element?.dataset.field ?? null;
};

// Highlights the box of the hovered value and the reverse; sets attributes directly to avoid rendering.
export function useLitValues(root: RefObject<HTMLElement | null>) {
  const light = (field: string | null) => {
    for (const lit of root.current?.querySelectorAll('[data-lit]') ?? []) lit.removeAttribute('data-lit');
    if (field === null) return;
    const name = CSS.escape(field);
    for (const one of root.current?.querySelectorAll(`[data-region="${name}"], .doc-value[data-field="${name}"]`) ?? [])
      one.setAttribute('data-lit', '');
  };
  return {
    onPointerOver: ({ target }: PointerEvent) => light(fieldAt(target)),
    onPointerLeave: () => light(null),
  };
}
