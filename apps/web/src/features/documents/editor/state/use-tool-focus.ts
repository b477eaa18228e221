import { useEffect, useRef } from 'react';

// Moves the focus into a tool when it is opened, so that the arrow keys work at once.
export function useToolFocus<Element extends HTMLElement>(isOpen: boolean, selector: string) {
  const box = useRef<Element>(null);
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [isOpen, selector]);
  return box;
}
