// Decides who may use the processor next. A single realm gets all slots; with several, they share them evenly, so that
// a bulk upload does not delay another realm's single document. Long work (reading pictures) always leaves one reader
// free.
export interface RealmScheduler {
  run<T>(realmId: string, length: 'short' | 'long', work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly realmId: string;
  readonly isLong: boolean;
  readonly start: () => void;
}

const stepIntervalMs = 2_000; // a realm counts as active between two steps of a document

export function createRealmScheduler(readers: number, intervalMs = stepIntervalMs): RealmScheduler {
  const seats = readers + 1; // the extra slot is for a newly arriving realm
  const longOfOne = Math.max(1, readers - 1);
  const queue: Waiting[] = [];
  const seated: Waiting[] = [];
  const leaving = new Map<string, NodeJS.Timeout>(); // recently active realms

  const held = (realmId: string) => seated.filter((each) => each.realmId === realmId);
  const shareOfOne = () => {
    const realms = new Set([...seated, ...queue].map(({ realmId }) => realmId).concat([...leaving.keys()]));
    return Math.max(1, Math.ceil(readers / realms.size));
  };
  const maySit = ({ realmId, isLong }: Waiting) => {
    const mine = held(realmId);
    return mine.length < shareOfOne() && (!isLong || mine.filter((each) => each.isLong).length < longOfOne);
  };

  const seatNext = () => {
    while (seated.length < seats) {
      const ready = queue.filter(maySit);
      if (ready.length === 0) return;
      const next = ready.reduce((best, each) => (held(each.realmId).length < held(best.realmId).length ? each : best));
      queue.splice(queue.indexOf(next), 1);
      seated.push(next);
      next.start();
    }
  };
  const leave = (realmId: string) => {
    clearTimeout(leaving.get(realmId));
    const gone = () => {
      leaving.delete(realmId);
      seatNext();
    };
    leaving.set(realmId, setTimeout(gone, intervalMs).unref());
  };

  return {
    async run(realmId, length, work) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const mine: Waiting = { realmId, isLong: length === 'long', start: resolve };
      queue.push(mine);
      seatNext();
      await promise;
      try {
        return await work();
      } finally {
        seated.splice(seated.indexOf(mine), 1);
        leave(realmId);
        seatNext();
      }
    },
  };
}
