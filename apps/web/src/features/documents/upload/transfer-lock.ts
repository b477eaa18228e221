const held = new Map<string, () => void>();

// Only one tab may send a file. The browser releases the lock on reload.
export function lockTransfer(id: string): Promise<boolean> {
  if (held.has(id) || !globalThis.navigator?.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`upload ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock) return new Promise<void>((release) => held.set(id, release));
      return undefined;
    });
  });
}

export function unlockTransfer(id: string) {
  held.get(id)?.();
  held.delete(id);
}
