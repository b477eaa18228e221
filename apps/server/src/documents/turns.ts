// Who may use the processor next. As long as a realm is alone it has all the seats; when another comes, which finds a seat at once, they
// share: a flood waits behind itself, not before somebody's one paper. Reading pictures is long and leaves a reader to the others.
export interface Turns {
  take<T>(realmId: string, length: 'short' | 'long', work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly realmId: string;
  readonly isLong: boolean;
  readonly start: () => void;
}

const stepsApartMs = 2_000; // between two steps of one paper its realm is still there

export function openTurns(readers: number, apartMs = stepsApartMs): Turns {
  const seats = readers + 1; // the last is for who comes new
  const longOfOne = Math.max(1, readers - 1);
  const queue: Waiting[] = [];
  const seated: Waiting[] = [];
  const leaving = new Map<string, NodeJS.Timeout>(); // realms that were here a moment ago

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
    leaving.set(realmId, setTimeout(gone, apartMs).unref());
  };

  return {
    async take(realmId, length, work) {
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
