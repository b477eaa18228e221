const held = new Map<string, () => void>();

// One tab sends a file; a reload lets go of it by itself.
export function holdTransfer(id: string): Promise<boolean> {
  if (held.has(id) || !globalThis.navigator?.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`upload ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock) return new Promise<void>((release) => held.set(id, release));
      return undefined;
    });
  });
}

export function letGo(id: string) {
  held.get(id)?.();
  held.delete(id);
}
