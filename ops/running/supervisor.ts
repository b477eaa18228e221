import { setTimeout as pause } from 'node:timers/promises';
import { stopChildren, type Child } from '../children.ts';

export interface Program {
  readonly name: string;
  readonly start: () => Child;
}

// Time is given from outside, so that tests need not wait.
export interface SupervisorClock {
  now(): number;
  wait(ms: number, stop: AbortSignal): Promise<unknown>; // may reject when it is stopped
}

export interface Supervisor {
  readonly ended: Promise<void>; // after stop(), when no program runs any more
  stop(graceMs?: number): Promise<void>;
}

const firstDelayMs = 1_000;
const mostDelayMs = 60_000;
const steadyMs = 60_000; // a program that ran for so long had started well
const plainlyAfter = 5;

const realClock: SupervisorClock = {
  now: () => performance.now(),
  wait: (ms, signal) => pause(ms, undefined, { signal }),
};

export const delayAfter = (quickEnds: number): number => Math.min(mostDelayMs, firstDelayMs * 2 ** (quickEnds - 1));

// Keeps programs running. One that ends is started again, after a delay that doubles as long as it does not stay up; the others go on.
export function supervise(
  programs: readonly Program[],
  say: (line: string) => void,
  clock: SupervisorClock = realClock,
): Supervisor {
  const running = new Map<string, Child>();
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  async function keepRunning({ name, start }: Program): Promise<void> {
    let quickEnds = 0;
    while (!isStopping()) {
      const startedAt = clock.now();
      const child = start();
      running.set(name, child);
      const code = await child.ended;
      running.delete(name);
      if (isStopping()) return;
      quickEnds = clock.now() - startedAt < steadyMs ? quickEnds + 1 : 1;
      const delayMs = delayAfter(quickEnds);
      say(describeEnd(name, child.process.signalCode ?? `exit code ${code}`, quickEnds, delayMs));
      await clock.wait(delayMs, stopping.signal).catch(() => undefined);
    }
  }

  const ended = Promise.all(programs.map(keepRunning)).then(() => undefined);
  return {
    ended,
    async stop(graceMs) {
      stopping.abort();
      await stopChildren([...running.values()], graceMs);
      await ended;
    },
  };
}

function describeEnd(name: string, how: string, quickEnds: number, delayMs: number): string {
  const next = `starting it again in ${delayMs / 1000} s`;
  if (quickEnds < plainlyAfter) return `${name} has ended (${how}); ${next}`;
  return (
    `${name} does not stay up: ${quickEnds} times in a row it has ended within ${steadyMs / 1000} s of its start (${how}). ` +
    `Its last lines above say why. The other processes keep running; ${next}`
  );
}
