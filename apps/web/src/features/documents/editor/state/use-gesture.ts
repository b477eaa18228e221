import { useRef } from 'react';

const pauseMs = 900;
let count = 0;
const newName = () => `gesture ${Date.now()} ${(count += 1)}`;

// Names the steps that are undone together: everything between hold and release, or key presses without a pause.
export function useGesture() {
  const state = useRef({ name: '', at: 0, isHeld: false });
  return {
    hold: () => void (state.current = { name: newName(), at: Date.now(), isHeld: true }),
    release: () => void (state.current = { name: '', at: 0, isHeld: false }),
    name: (): string => {
      const { name, at, isHeld } = state.current;
      const isContinued = isHeld || Date.now() - at < pauseMs;
      const next = isContinued && name !== '' ? name : newName();
      state.current = { name: next, at: Date.now(), isHeld };
      return next;
    },
  };
}
export const singleGesture = newName;
