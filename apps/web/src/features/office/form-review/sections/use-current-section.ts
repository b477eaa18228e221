import { useEffect, useState } from 'react';

const lead = 120; // px from the top within which a section counts as current

const isWithin = (inner: DOMRect, outer: DOMRect) => inner.bottom > outer.top && inner.top < outer.bottom;

// The section that has focus while that is in view, else the one at the top of the scrolled pane.
export function useCurrentSection(isOn: boolean): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const pane = document.querySelector<HTMLElement>('.fr-form');
    if (!isOn || !pane) return undefined;
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const view = pane.getBoundingClientRect();
      const top = view.top + lead;
      const focused = document.activeElement;
      const own = pane.contains(focused) ? focused?.closest<HTMLElement>('.fr-section') : null;
      if (own && isWithin(focused!.getBoundingClientRect(), view)) return setCurrent(own.dataset.section ?? null);
      const all = [...pane.querySelectorAll<HTMLElement>('.fr-section')];
      const isAtEnd = pane.scrollTop > 0 && pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 2;
      const at = isAtEnd ? all.at(-1) : all.findLast((one) => one.getBoundingClientRect().top <= top);
      setCurrent((at ?? all[0])?.dataset.section ?? null);
    };
    const soon = () => {
      waiting ||= requestAnimationFrame(look);
    };
    look();
    pane.addEventListener('scroll', soon, { passive: true });
    pane.addEventListener('focusin', soon);
    return () => {
      pane.removeEventListener('scroll', soon);
      pane.removeEventListener('focusin', soon);
      cancelAnimationFrame(waiting);
    };
  }, [isOn]);
  return current;
}
