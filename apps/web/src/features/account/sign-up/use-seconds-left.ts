import { useEffect, useState } from 'react';

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1_000));

// Counts down to a time. Computed from the clock: a phone stops timers while another app is in front.
export function useSecondsLeft(until: number): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return secondsTo(until);
}

export const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
