/// <reference lib="dom" />
import type { BrowserContextOptions } from '@playwright/test';
import type { PhoneBrowser } from './phone-browser.ts';
import { phone, viewport } from './profile.ts';

export type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;
export interface Visit {
  readonly url: string;
  readonly screen: string; // selector of the screen's element
  readonly state?: State;
}
export type CallPage = <T>(method: string, parameters?: object) => Promise<T>;

// A page in a new browser context, which has an empty cache, with a script that runs in it before any other.
export async function withColdPage<T>(
  { devtools }: PhoneBrowser,
  { url, state }: Pick<Visit, 'url' | 'state'>,
  script: string,
  work: (call: CallPage) => Promise<T>,
): Promise<T> {
  const { browserContextId } = await devtools.call<{ browserContextId: string }>('Target.createBrowserContext');
  try {
    const { targetId } = await devtools.call<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const attach = { targetId, flatten: true };
    const { sessionId } = await devtools.call<{ sessionId: string }>('Target.attachToTarget', attach);
    const call: CallPage = (method, parameters) => devtools.call(method, parameters, sessionId);
    if (state) await devtools.call('Storage.setCookies', { browserContextId, cookies: cookiesOf(state) });
    await call('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 2, mobile: true });
    await call('Emulation.setTouchEmulationEnabled', { enabled: true });
    await call('Page.enable');
    const stored = (state?.origins ?? []).find(({ origin }) => url.startsWith(origin))?.localStorage ?? [];
    const source = `(${restoreStorage.toString()})(${JSON.stringify(stored)}); ${script}`;
    await call('Page.addScriptToEvaluateOnNewDocument', { source });
    await call('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
    await call('Page.navigate', { url });
    return await work(call);
  } finally {
    await devtools.call('Target.disposeBrowserContext', { browserContextId });
  }
}

function restoreStorage(stored: readonly { name: string; value: string }[]) {
  if (location.protocol.startsWith('http')) for (const { name, value } of stored) localStorage.setItem(name, value);
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
