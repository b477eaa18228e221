import type { PointerEvent, RefObject } from 'react';

const field = (target: EventTarget) => {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[data-region], .fr-form [data-field]') : null;
  return element?.dataset.region ?? element?.dataset.field ?? null;
};

// Highlights the page region of the hovered question and the reverse; sets attributes directly to avoid rendering.
export function useHoverHighlight(grid: RefObject<HTMLElement | null>) {
  const light = (id: string | null) => {
    for (const lit of grid.current?.querySelectorAll('[data-lit]') ?? []) lit.removeAttribute('data-lit');
    if (id === null) return;
    const name = CSS.escape(id);
    for (const one of grid.current?.querySelectorAll(`[data-region="${name}"], .fr-form [data-field="${name}"]`) ?? [])
      one.setAttribute('data-lit', '');
  };
  return {
    onPointerOver: ({ target }: PointerEvent) => light(field(target)),
    onPointerLeave: () => light(null),
  };
}
