const running = new Map<string, Promise<unknown>>();

// Work with the same key runs in this process one after the other. The documents of one file are written under the lock of the same
// applicant: waiting for it in the database would occupy all connections, and the one that has the lock may need another.
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => undefined);
  running.set(key, settled);
  try {
    return await mine;
  } finally {
    if (running.get(key) === settled) running.delete(key);
  }
}
