import { useEffect, useEffectEvent, type RefObject } from 'react';
import { singleKeysStore } from '../../../../lib/keyboard/single-keys.ts';
import { isTyping } from '../../../../lib/keyboard/typing.ts';

const keys: Readonly<Record<string, 1 | -1 | 0>> = { '+': 1, '=': 1, '-': -1, '0': 0 };

// Zooms by + and −, 0 fits the page; Ctrl with the wheel zooms it instead of the whole screen.
export function useZoomInput(frame: RefObject<HTMLElement | null>, onZoom: (by: 1 | -1 | 0) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = keys[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || isTyping(event.target) || !singleKeysStore.getState().on) return;
    event.preventDefault();
    onZoom(by);
  });
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    onZoom(event.deltaY < 0 ? 1 : -1);
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => press(event);
    const wheel = (event: WheelEvent) => turn(event);
    window.addEventListener('keydown', listen);
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => {
      window.removeEventListener('keydown', listen);
      element?.removeEventListener('wheel', wheel);
    };
  }, [frame]);
}
