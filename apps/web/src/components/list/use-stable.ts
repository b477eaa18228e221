import { useCallback, useLayoutEffect, useRef } from 'react';

// The same function for as long as the component lives, doing what the latest one does: rows need not be drawn again.
export function useStable<A extends unknown[]>(action: (...given: A) => void): (...given: A) => void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
