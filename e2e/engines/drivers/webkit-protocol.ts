import { setTimeout as pause } from 'node:timers/promises';

export type Send = <T = null>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

const most = 60_000;

// W3C WebDriver over HTTP.
export function webDriver(address: string): Send {
  return async <T>(method: string, path: string, body?: object) => {
    const reply = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(most),
    });
    const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`WebDriver ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

export async function untilDriverAnswers(address: string, seconds = 10): Promise<void> {
  for (const until = Date.now() + seconds * 1000; Date.now() < until; await pause(50)) {
    const reply = await fetch(`${address}/status`).catch(() => undefined);
    if (reply?.ok) return;
  }
  throw new Error(`the WebDriver at ${address} did not answer within ${seconds} s`);
}

const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export const keyActions = (keys: readonly string[]) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((key) => {
        const value = codes[key] ?? key;
        return [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ];
      }),
    },
  ],
});

export const pointerActions = (x: number, y: number, then: readonly string[] = []) => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
        ...then.map((type) => ({ type, button: 0 })),
      ],
    },
  ],
});
