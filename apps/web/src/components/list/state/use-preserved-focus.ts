import { useEffect, useRef, type RefObject } from 'react';

// If the focused element is removed (a row, chip or button), moves focus to the rows instead of losing it.
export function usePreservedFocus(root: RefObject<HTMLElement | null>, rest: RefObject<HTMLElement | null>) {
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
