import { ComeAgain } from '../errors/come-again.ts';

export interface RealmTurnLimits {
  readonly atOnce: number; // calls of one realm at work while other realms are calling too
  readonly waiting: number; // of one realm
  readonly patienceMs: number; // less than a browser or the edge waits for an answer
}

export type Leave = () => void;

export interface RealmTurns {
  enter(realm: string): Leave | Promise<Leave>; // before anything that costs; `realm` is only what the caller says
  know(realm: string): void; // a verified caller has named it
}

interface Waiter {
  readonly start: () => void;
  readonly refuse: () => void;
}

interface Realm {
  working: number;
  readonly line: Waiter[];
  callMs: number; // a call, as the last ones took
}

const companyMs = 1_000; // a realm has the process to itself when no other has called for so long
const longMs = 1_000; // who works longer waits for something else, and leaves its turn to the next
const usualMs = 20; // a call, before the first one was measured
const [leastSeconds, mostSeconds] = [1, 60];
const mostRealms = 5_000; // anyone may write any name
const unknown = ''; // names that no verified caller has used yet are one realm

// Calls of one process are otherwise served in the order in which they arrive, so a realm that sends hundreds would be ahead of
// everybody. While other realms are calling, a realm has only a few calls at work; the rest waits in a line of its own. A realm alone is
// never limited.
export function createRealmTurns({ atOnce, waiting, patienceMs }: RealmTurnLimits): RealmTurns {
  const realms = new Map<string, Realm>();
  const named = new Set<string>();
  let [last, lastAt, beforeAt] = [unknown, -Infinity, -Infinity]; // of the last call, and of the last one of another realm than that

  const arrive = (name: string, now: number) => {
    if (name !== last) [last, beforeAt] = [name, lastAt];
    lastAt = now;
  };
  const isAlone = (name: string, now: number) => (name === last ? beforeAt : lastAt) < now - companyMs;

  const realmOf = (name: string): Realm => {
    let realm = realms.get(name);
    if (!realm) realms.set(name, (realm = { working: 0, line: [], callMs: usualMs }));
    return realm;
  };

  const next = (name: string, realm: Realm) => {
    const most = isAlone(name, performance.now()) ? Infinity : atOnce;
    while (realm.line.length > 0 && realm.working < most) realm.line.shift()!.start();
    if (realm.working === 0 && realms.size > mostRealms) realms.delete(name);
  };

  const begin = (name: string, realm: Realm): Leave => {
    const began = performance.now();
    let isCounted = true;
    realm.working++;
    const end = () => {
      if (!isCounted) return;
      isCounted = false;
      clearTimeout(long);
      realm.working--;
      realm.callMs = realm.callMs * 0.9 + (performance.now() - began) * 0.1;
      next(name, realm);
    };
    const long = setTimeout(end, longMs).unref();
    return end;
  };

  const refusal = ({ line, callMs }: Realm) => {
    const seconds = Math.ceil((line.length * callMs) / atOnce / 1_000);
    return new ComeAgain('quota.busy', Math.min(mostSeconds, Math.max(leastSeconds, seconds)));
  };

  const wait = (name: string, realm: Realm) =>
    new Promise<Leave>((resolve, reject) => {
      if (realm.line.length >= waiting) return reject(refusal(realm));
      const late = setTimeout(() => waiter.refuse(), patienceMs);
      const waiter: Waiter = {
        start: () => {
          clearTimeout(late);
          resolve(begin(name, realm));
        },
        refuse: () => {
          realm.line.splice(realm.line.indexOf(waiter), 1);
          reject(refusal(realm));
        },
      };
      realm.line.push(waiter);
    });

  return {
    enter(claimed) {
      const name = named.has(claimed) ? claimed : unknown;
      const now = performance.now();
      arrive(name, now);
      const realm = realmOf(name);
      if (isAlone(name, now)) next(name, realm);
      else if (realm.working >= atOnce || realm.line.length > 0) return wait(name, realm);
      return begin(name, realm);
    },
    know(realm) {
      if (named.has(realm)) return;
      if (named.size >= mostRealms) named.clear();
      named.add(realm);
    },
  };
}
