import { useEffect, useRef, type RefObject } from 'react';

// What had the focus may go (a row, a chip, a button that did its work): then the rows take it, never the empty page.
export function useKeepFocus(root: RefObject<HTMLElement | null>, rest: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      isInside.current = root.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [root]);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) rest.current?.focus({ preventScroll: true });
  });
}
