import type { Browser, BrowserContext } from '@playwright/test';
import { lookName, type Look } from './look.ts';
import { contextFor } from './show.ts';
import type { View } from './views.ts';

// One browser profile a person and look: the second view finds the scripts of the first one compiled.
export function keptContexts(atMost = 8) {
  const kept = new Map<string, BrowserContext>();
  return {
    async for(browser: Browser, view: View, look: Look): Promise<BrowserContext> {
      const key = `${view.place.realm}/${view.person ?? ''}/${lookName(look)}`;
      const context = kept.get(key) ?? (await contextFor(browser, view, look));
      kept.delete(key);
      kept.set(key, context);
      const [oldest] = kept;
      if (kept.size > atMost && oldest) {
        kept.delete(oldest[0]);
        await oldest[1].close();
      }
      return context;
    },
    async close(): Promise<void> {
      for (const context of kept.values()) await context.close();
      kept.clear();
    },
  };
}
