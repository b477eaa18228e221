import { setTimeout as pause } from 'node:timers/promises';
import { BrokenRun } from '../../measurement.ts';
import { withColdPage, type Visit } from './cold-page.ts';
import type { PhoneBrowser } from './phone-browser.ts';
import { recordResponse, type PageResponse, type Target } from './record-response.ts';

const everyMs = 50;

export type FirstResponse = PageResponse;

// The first control that a person sees in the screen is pressed again and again with real input, until a press has an effect.
export function firstResponse(browser: PhoneBrowser, visit: Visit, longestMs = 60_000): Promise<FirstResponse> {
  const script = `(${recordResponse.toString()})(${JSON.stringify(visit.screen)})`;
  return withColdPage(browser, visit, script, async (call) => {
    const expression = 'JSON.stringify({ target: window.look?.(), response: window.response })';
    const until = Date.now() + longestMs;
    for (; Date.now() < until; await pause(everyMs)) {
      const { result } = await call<{ result: { value: string } }>('Runtime.evaluate', { expression });
      const { response, target } = JSON.parse(result.value) as { response?: PageResponse; target?: Target | null };
      if (response && response.at > 0) return { ...response, at: Math.round(response.at) };
      if (!target) continue;
      for (const type of ['mousePressed', 'mouseReleased'])
        await call('Input.dispatchMouseEvent', { type, ...target, button: 'left', clickCount: 1 });
    }
    throw new BrokenRun(`no control of ${visit.url} responded`);
  });
}
