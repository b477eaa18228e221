/// <reference lib="dom" />
import { setTimeout as pause } from 'node:timers/promises';
import { BrokenRun } from '../../measurement.ts';
import { withColdPage, type Visit } from './cold-page.ts';
import type { PhoneBrowser } from './phone-browser.ts';
import { recordMetrics, type PageMetrics } from './record-metrics.ts';

export interface Load {
  readonly largestPaintMs: number;
  readonly largestText: string; // text of the largest element painted
  readonly firstPaintMs: number;
  readonly readyMs: number;
  readonly blockedMs: number;
  readonly bytes: number;
  readonly files: readonly { name: string; bytes: number; endMs: number }[];
}

const settleMs = 2_500; // anything later than this after the last response is not part of the load
const longestMs = 60_000;
const longTaskMs = 50;
const pollMs = 250;

// A visit that is only watched.
export function load(browser: PhoneBrowser, visit: Visit): Promise<Load> {
  const script = `(${recordMetrics.toString()})(${JSON.stringify(visit.screen)})`;
  return withColdPage(browser, visit, script, async (call) => {
    const metrics = await settled(async () => {
      const expression = 'JSON.stringify({ ...window.metrics, now: performance.now() })';
      const { result } = await call<{ result: { value: string } }>('Runtime.evaluate', { expression });
      return JSON.parse(result.value) as PageMetrics & { now: number };
    });
    return {
      largestPaintMs: Math.round(metrics.paint.at),
      largestText: metrics.paint.text,
      firstPaintMs: Math.round(metrics.first),
      readyMs: Math.round(metrics.ready),
      blockedMs: Math.round(
        metrics.long.filter(({ at }) => at >= metrics.first).reduce((sum, { ms }) => sum + ms - longTaskMs, 0),
      ),
      bytes: metrics.files.reduce((sum, file) => sum + file.bytes, 0),
      files: metrics.files,
    };
  });
}

async function settled(ask: () => Promise<PageMetrics & { now: number }>): Promise<PageMetrics> {
  const until = Date.now() + longestMs;
  while (Date.now() < until) {
    await pause(pollMs);
    const metrics = await ask();
    const last = Math.max(metrics.ready, ...(metrics.files ?? []).map(({ endMs }) => endMs));
    if (metrics.ready > 0 && metrics.now - last > settleMs) return metrics;
  }
  throw new BrokenRun('the page never settled');
}
