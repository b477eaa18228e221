import { ComeAgain } from '../../platform/errors/come-again.ts';

export interface SignInQueueLimits {
  readonly atOnce: number; // passwords the provider checks at the same time
  readonly waiting: number;
  readonly waitingOfOneRealm: number;
  readonly patienceMs: number; // less than a browser or the edge waits for an answer
}

export interface SignInQueue {
  run<T>(realmId: string, check: () => Promise<T>): Promise<T>;
}

interface Waiter {
  readonly start: () => void;
  readonly refuse: () => void;
}

const usualMs = 400; // a check, before the first one was measured
const [leastSeconds, mostSeconds] = [2, 60];

// The provider hashes a password with a fifth of a second of a core, and answers nobody in time when hundreds are to be hashed at once.
// Here they wait their turn instead, one realm after the other, so that a crowd of one realm does not hold up the others. Who would wait
// too long gets the seconds after which to come again. Nothing here depends on whether the account exists.
export function createSignInQueue({ atOnce, waiting, waitingOfOneRealm, patienceMs }: SignInQueueLimits): SignInQueue {
  const realms = new Map<string, Waiter[]>(); // in the order in which they are served
  let [running, queued, checkMs] = [0, 0, usualMs];

  const refusal = () => {
    const seconds = Math.ceil((queued * checkMs) / atOnce / 1_000);
    return new ComeAgain('auth.busy', Math.min(mostSeconds, Math.max(leastSeconds, seconds)));
  };

  function next(): void {
    // A realm that is put back at the end is met again in the same loop.
    for (const [realmId, line] of realms) {
      if (running >= atOnce) return;
      const waiter = line.shift();
      realms.delete(realmId);
      if (waiter === undefined) continue;
      if (line.length > 0) realms.set(realmId, line);
      queued--;
      running++;
      waiter.start();
    }
  }

  const turn = (realmId: string) =>
    new Promise<void>((resolve, reject) => {
      const line = realms.get(realmId) ?? [];
      const expectedMs = ((queued + 1) * checkMs) / atOnce;
      if (queued >= waiting || line.length >= waitingOfOneRealm || (running >= atOnce && expectedMs > patienceMs))
        return reject(refusal());
      const late = setTimeout(() => waiter.refuse(), patienceMs);
      const waiter: Waiter = {
        start: () => {
          clearTimeout(late);
          resolve();
        },
        refuse: () => {
          line.splice(line.indexOf(waiter), 1);
          queued--;
          reject(refusal());
        },
      };
      line.push(waiter);
      realms.set(realmId, line);
      queued++;
      next();
    });

  return {
    async run(realmId, check) {
      await turn(realmId);
      const began = performance.now();
      try {
        return await check();
      } finally {
        checkMs = checkMs * 0.8 + (performance.now() - began) * 0.2;
        running--;
        next();
      }
    },
  };
}
