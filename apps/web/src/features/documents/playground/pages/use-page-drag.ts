import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { dropTargetAt, isSameTarget, type DropTarget } from './drop-target.ts';

interface Parts {
  list: RefObject<HTMLElement | null>;
  isOn: boolean;
  onStart: (key: string) => void; // the page is selected if it was not
  onDrop: (target: DropTarget) => void;
}

const threshold = 10; // a click of an unsteady hand is not a move
const edge = 48; // near it the list scrolls
const mostScroll = 14;

// Moves pages with the pointer. The ghost is placed without rendering; what renders is a change of the target.
export function usePageDrag(parts: Parts) {
  const { list } = parts;
  const latest = useRef(parts); // a drag lasts longer than a rendering
  // With the rendering itself: a page may be dropped before effects that come later have run.
  useLayoutEffect(() => {
    latest.current = parts;
  });
  const ghost = useRef<HTMLDivElement>(null);
  const [isDragging, setDragging] = useState(false);
  const [target, setTarget] = useState<DropTarget | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const justDragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  function begin(event: PointerEvent, key: string) {
    justDragged.current = false;
    if (!latest.current.isOn || event.button !== 0 || event.pointerType === 'touch') return;
    const from = { x: event.clientX, y: event.clientY };
    let at = from;
    let isMoving = false;
    let over: DropTarget | null = null;
    let frame = 0;

    const place = () => {
      if (ghost.current) ghost.current.style.transform = `translate(${at.x + 12}px, ${at.y + 10}px)`;
      const next = dropTargetAt(at.x, at.y);
      if (!isSameTarget(next, over)) setTarget((over = next));
    };
    const tick = () => {
      const area = list.current?.getBoundingClientRect();
      if (area && at.x >= area.left && at.x <= area.right) {
        const [above, below] = [area.top + edge - at.y, at.y - (area.bottom - edge)];
        const by = above > 0 ? -above : below > 0 ? below : 0;
        if (by !== 0) list.current!.scrollBy({ top: Math.max(-mostScroll, Math.min(mostScroll, by / 3)) });
      }
      place();
      frame = requestAnimationFrame(tick);
    };
    const move = (moved: globalThis.PointerEvent) => {
      at = { x: moved.clientX, y: moved.clientY };
      if (isMoving || Math.hypot(at.x - from.x, at.y - from.y) < threshold) return;
      isMoving = true;
      justDragged.current = true;
      latest.current.onStart(key);
      setDragging(true);
      frame = requestAnimationFrame(tick);
    };
    const end = (isDropped: boolean) => {
      stop.current?.();
      if (isMoving && isDropped && over) latest.current.onDrop(over);
    };
    const up = () => {
      if (isMoving) place();
      end(true);
    };
    const cancel = () => end(false);
    const press = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || !isMoving) return;
      pressed.preventDefault();
      cancel();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', press, { capture: true });
    stop.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', press, { capture: true });
      cancelAnimationFrame(frame);
      stop.current = null;
      setDragging(false);
      setTarget(null);
    };
  }

  return {
    begin,
    ghost,
    isDragging,
    target,
    // The click that ends a drag selects nothing.
    wasDragged: () => justDragged.current,
  };
}
