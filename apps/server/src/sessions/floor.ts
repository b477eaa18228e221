import { setTimeout as sleep } from 'node:timers/promises';

const mostMs = 3_000;
const remembered = 40;

export interface AnswerFloor {
  note(began: number): void; // so long did a real look take
  wait(began: number): Promise<void>;
}

// An answer takes as long for a name nobody has as for one that was really looked at. Where the parts behind it are slow, the floor
// rises above nearly all recent looks, for a floor below them would hide nothing.
export function answerFloor(leastMs: number): AnswerFloor {
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
