import { useRef, useState } from 'react';

const shortMs = 250;

// While B or the button is held, the saved page is shown; a short press shows both beside each other until the next one.
export function useCompare(isEdited: boolean) {
  const [isHeld, setHeld] = useState(false);
  const [isBoth, setBoth] = useState(false);
  const since = useRef(0); // 0: not held
  const hold = (held: boolean) => {
    if (held === since.current > 0) return;
    if (!held && Date.now() - since.current < shortMs) setBoth((now) => !now);
    since.current = held ? Date.now() : 0;
    setHeld(held);
  };
  const shows = !isEdited ? 'after' : isHeld ? 'before' : isBoth ? 'both' : 'after';
  return { shows, hold } as const;
}
