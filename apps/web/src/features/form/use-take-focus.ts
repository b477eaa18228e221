import { useEffect, type RefObject } from 'react';
import { useWorkState } from './FormWorkProvider.tsx';

// Somebody asked for this field: it comes into view and takes the focus, whichever section was open.
export function useTakeFocus(field: string, box: RefObject<HTMLElement | null>): void {
  const asked = useWorkState((now) => (now.asked?.field === field ? now.asked.no : 0));
  useEffect(() => {
    if (asked === 0 || !box.current) return;
    box.current.scrollIntoView({ block: 'center' });
    const input = box.current.querySelector<HTMLElement>(
      '.form-choices input, .form-body input, .form-body textarea, .form-body button',
    );
    (input ?? box.current.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
  }, [asked, box]);
}
