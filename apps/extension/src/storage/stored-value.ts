import { browser } from 'wxt/browser';
import type { z } from 'zod';

// Scripts in pages may read and write what is on the disk unless the browser is asked to keep them out. Without the numbers of the packs
// seen, an older pack would not be noticed.
export const closeStorageToPages = (): Promise<void> =>
  browser.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });

type Area = 'session' | 'local';

export interface StoredValue<T> {
  readonly read: () => Promise<T | null>;
  readonly write: (value: T) => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly watch: (onChange: () => void) => () => void;
}

// session: memory of the browser, for everything personal; hidden from pages and gone with the browser. local: the disk, never personal.
export function storedValue<T>(area: Area, key: string, schema: z.ZodType<T>): StoredValue<T> {
  const storage = browser.storage[area];
  return {
    read: async () => {
      const found = schema.safeParse((await storage.get(key))[key]);
      return found.success ? found.data : null;
    },
    write: (value) => storage.set({ [key]: value }),
    clear: () => storage.remove(key),
    watch: (onChange) => {
      const listen = (changes: Record<string, unknown>, changed: string) => {
        if (changed === area && key in changes) onChange();
      };
      browser.storage.onChanged.addListener(listen);
      return () => browser.storage.onChanged.removeListener(listen);
    },
  };
}
