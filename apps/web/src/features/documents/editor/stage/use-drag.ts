import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { Size } from '@visawright/contract/documents/page-geometry.ts';
import { useGesture } from '../state/use-gesture.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Options<Shape> {
  readonly shape: Shape;
  readonly frame: RefObject<HTMLElement | null>;
  readonly pixels: Size; // of the picture in the frame
  readonly onChange: (shape: Shape, gesture: string) => void;
}

// Handles of a shape: moved by pointer, by arrow keys one pixel of the page, with Shift ten. Distances are shares of the frame.
export function useDrag<Shape>({ shape, frame, pixels, onChange }: Options<Shape>) {
  const gesture = useGesture();
  const start = useRef<{ readonly x: number; readonly y: number; readonly shape: Shape } | null>(null);
  const stop = () => {
    start.current = null;
    gesture.release();
  };
  return (move: (shape: Shape, dx: number, dy: number) => Shape) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, shape };
      gesture.hold();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from || !frame.current) return;
      const { width, height } = frame.current.getBoundingClientRect();
      const [dx, dy] = [(event.clientX - from.x) / width, (event.clientY - from.y) / height];
      onChange(move(from.shape, dx, dy), gesture.name());
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows[event.key];
      if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const far = event.shiftKey ? 10 : 1;
      onChange(move(shape, (arrow[0] * far) / pixels.width, (arrow[1] * far) / pixels.height), gesture.name());
    },
  });
}
