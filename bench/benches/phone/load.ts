/// <reference lib="dom" />
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { throttle, viewport } from './profile.ts';

export interface Load {
  readonly largestPaintMs: number;
  readonly largestWords: string; // of what was painted largest
  readonly firstPaintMs: number;
  readonly readyMs: number;
  readonly blockedMs: number;
  readonly bytes: number;
  readonly files: readonly { name: string; bytes: number; endMs: number }[];
}

export interface Visit {
  readonly url: string;
  readonly ready: string;
  readonly state?: BrowserContextOptions['storageState'];
}

interface Seen {
  paint: { at: number; words: string };
  first: number;
  long: { at: number; ms: number }[];
}

const settleMs = 2_500; // what comes later than this after the last request is not the load any more
const longestMs = 20_000;
const longTaskMs = 50;

// One cold visit: a browser context of its own has an empty cache.
export async function load(browser: Browser, { url, ready, state }: Visit): Promise<Load> {
  const context = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    ...(state && { storageState: state }),
  });
  try {
    await context.addInitScript(watch);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttle(session);
    const files = new Map<string, { name: string; bytes: number; endMs: number }>();
    let last = Date.now();
    let begun = 0;
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      begun ||= timestamp;
      last = Date.now();
      const { pathname, protocol } = new URL(request.url);
      if (protocol.startsWith('http')) files.set(requestId, { name: pathname, bytes: 0, endMs: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const file = files.get(requestId);
      if (file) Object.assign(file, { bytes: encodedDataLength, endMs: Math.round((timestamp - begun) * 1_000) });
    });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForSelector(ready, { timeout: 60_000 });
    const readyMs = Math.round(await page.evaluate(() => performance.now()));
    const until = Date.now() + longestMs;
    while (Date.now() - last < settleMs && Date.now() < until) await pause(100);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    const all = [...files.values()];
    return {
      largestPaintMs: Math.round(seen.paint.at),
      largestWords: seen.paint.words,
      firstPaintMs: Math.round(seen.first),
      readyMs,
      blockedMs: Math.round(
        seen.long.filter(({ at }) => at >= seen.first).reduce((sum, { ms }) => sum + ms - longTaskMs, 0),
      ),
      bytes: all.reduce((sum, file) => sum + file.bytes, 0),
      files: all,
    };
  } finally {
    await context.close();
  }
}

// Runs in the page before anything else.
function watch() {
  const seen: Seen = { paint: { at: 0, words: '' }, first: 0, long: [] };
  (window as unknown as { seen: Seen }).seen = seen;
  const see = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  see('largest-contentful-paint', (entry) => {
    const element = (entry as PerformanceEntry & { element?: Element | null }).element;
    seen.paint = { at: entry.startTime, words: `${element?.tagName} ${element?.textContent}`.slice(0, 60) };
  });
  see('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  see('longtask', (entry) => seen.long.push({ at: entry.startTime, ms: entry.duration }));
}
