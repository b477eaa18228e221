import { setTimeout as wait } from 'node:timers/promises';
import type { Use } from './live-session.ts';

// Milliseconds until a use stopped working, null if it still works at the limit.
export type End = Record<string, number | null>;

export async function watchEnd(uses: readonly Use[], limitMs: number): Promise<End> {
  const began = performance.now();
  const end = async (use: Use): Promise<[string, number | null]> => {
    const { what } = use;
    // The handle is tried once, at the end: a refresh would otherwise renew what must have ended.
    if (what === 'refresh handle') await wait(limitMs);
    for (;;) {
      const at = performance.now() - began;
      if (!(await use.works())) return [what, what === 'refresh handle' ? 0 : Math.round(at)];
      if (at >= limitMs) return [what, null];
      await wait(100);
    }
  };
  return Object.fromEntries(await Promise.all(uses.map(end)));
}
