import type { PointerEvent, RefObject } from 'react';

const field = (target: EventTarget) => {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-region], .fr-form [data-field]') : null;
  return place?.dataset.region ?? place?.dataset.field ?? null;
};

// A question under the pointer lights its place on the page, and the place its question. Nothing is drawn anew for it.
export function useHoverLight(grid: RefObject<HTMLElement | null>) {
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
