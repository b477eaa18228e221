import { setTimeout as sleep } from 'node:timers/promises';

const mostMs = 3_000;
const remembered = 40;

export interface MinimumResponseTime {
  note(began: number): void; // records how long a real check took
  wait(began: number): Promise<void>;
}

// Makes replies for unknown names take as long as real checks. When the services behind are slow, the minimum rises above nearly all
// recent checks; a lower one would hide nothing.
export function createMinimumResponseTime(leastMs: number): MinimumResponseTime {
  const recent: number[] = [];
  return {
    note(began) {
      recent.push(performance.now() - began);
      if (recent.length > remembered) recent.shift();
    },
    async wait(began) {
      const slow = recent.toSorted((a, b) => a - b)[Math.floor(recent.length * 0.9)] ?? 0;
      const left = Math.min(mostMs, Math.max(leastMs, slow * 1.2)) - (performance.now() - began);
      if (left > 0) await sleep(left);
    },
  };
}
