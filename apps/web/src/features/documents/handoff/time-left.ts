export type TimeLeft = { readonly key: 'minutes'; readonly count: number } | { readonly key: 'underAMinute' };

// Whole minutes, then "less than a minute".
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.floor((until - now) / 1_000));
  return seconds < 60 ? { key: 'underAMinute' } : { key: 'minutes', count: Math.round(seconds / 60) };
}
