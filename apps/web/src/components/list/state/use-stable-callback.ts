import { useCallback, useLayoutEffect, useRef } from 'react';

// A callback with a stable identity that calls the latest function, so that memoized rows do not render again.
export function useStableCallback<A extends unknown[]>(action: (...given: A) => void): (...given: A) => void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
