/// <reference lib="dom" />
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContextOptions } from '@playwright/test';
import { phone, viewport } from './profile.ts';
import type { QuietBrowser } from './quiet-browser.ts';
import { watch, type Seen } from './watch.ts';

export interface Load {
  readonly largestPaintMs: number;
  readonly largestWords: string; // of what was painted largest
  readonly firstPaintMs: number;
  readonly readyMs: number;
  readonly blockedMs: number;
  readonly bytes: number;
  readonly files: readonly { name: string; bytes: number; endMs: number }[];
}

export type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;
export interface Visit {
  readonly url: string;
  readonly ready: string;
  readonly state?: State;
}

const settleMs = 2_500; // what comes later than this after the last answer is not the load any more
const longestMs = 60_000;
const longTaskMs = 50;
const askedEveryMs = 250;

// One cold visit: a browser context of its own has an empty cache.
export async function load({ devtools }: QuietBrowser, { url, ready, state }: Visit): Promise<Load> {
  const { browserContextId } = await devtools.call<{ browserContextId: string }>('Target.createBrowserContext');
  try {
    const { targetId } = await devtools.call<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const attach = { targetId, flatten: true };
    const { sessionId } = await devtools.call<{ sessionId: string }>('Target.attachToTarget', attach);
    const say = <T>(method: string, parameters?: object) => devtools.call<T>(method, parameters, sessionId);
    if (state) await devtools.call('Storage.setCookies', { browserContextId, cookies: cookiesOf(state) });
    await say('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 2, mobile: true });
    await say('Emulation.setTouchEmulationEnabled', { enabled: true });
    await say('Page.enable');
    const kept = (state?.origins ?? []).find(({ origin }) => url.startsWith(origin))?.localStorage ?? [];
    const source = `(${watch.toString()})(${JSON.stringify(kept)}, ${JSON.stringify(ready)})`;
    await say('Page.addScriptToEvaluateOnNewDocument', { source });
    await say('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
    await say('Page.navigate', { url });
    const seen = await settled(async () => {
      const expression = 'JSON.stringify({ ...window.seen, now: performance.now() })';
      const { result } = await say<{ result: { value: string } }>('Runtime.evaluate', { expression });
      return JSON.parse(result.value) as Seen & { now: number };
    });
    return {
      largestPaintMs: Math.round(seen.paint.at),
      largestWords: seen.paint.words,
      firstPaintMs: Math.round(seen.first),
      readyMs: Math.round(seen.ready),
      blockedMs: Math.round(
        seen.long.filter(({ at }) => at >= seen.first).reduce((sum, { ms }) => sum + ms - longTaskMs, 0),
      ),
      bytes: seen.files.reduce((sum, file) => sum + file.bytes, 0),
      files: seen.files,
    };
  } finally {
    await devtools.call('Target.disposeBrowserContext', { browserContextId });
  }
}

async function settled(ask: () => Promise<Seen & { now: number }>): Promise<Seen> {
  const until = Date.now() + longestMs;
  while (Date.now() < until) {
    await pause(askedEveryMs);
    const seen = await ask();
    const last = Math.max(seen.ready, ...(seen.files ?? []).map(({ endMs }) => endMs));
    if (seen.ready > 0 && seen.now - last > settleMs) return seen;
  }
  throw new Error('the page never settled');
}

const cookiesOf = ({ cookies }: State) =>
  cookies.map(({ name, value, domain, path, httpOnly, secure, sameSite, expires }) => ({
    name,
    value,
    domain,
    path,
    httpOnly,
    secure,
    sameSite,
    ...(expires > 0 && { expires }),
  }));
