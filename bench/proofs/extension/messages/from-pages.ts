import type { Page } from '@playwright/test';
import { requireForProof } from '../../../measurement.ts';
import type { Attack, Outcome } from '../attack.types.ts';
import { leavePortal, openTab } from '../pages/attacked-tab.ts';
import { personPage } from '../pages/page-attacks.ts';
import { secretsOf, type Stage } from '../stage/open-stage.ts';
import { forgedMessages } from './forged-messages.ts';
import { openAppsOf } from './panel-memory.ts';

interface Heard {
  readonly data: unknown;
  readonly origin: string;
}

// Everything posted to the window of a page while `act` runs in it and for a moment after.
async function heardIn(page: Page, act: () => Promise<unknown>): Promise<Heard[]> {
  await page.evaluate(() => {
    const posted: Heard[] = [];
    Object.assign(window, { posted });
    window.addEventListener('message', ({ data, origin }) => posted.push({ data, origin }));
  });
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { posted: Heard[] }).posted);
}

const isAnswer = ({ data }: Heard) => (data as { type?: unknown } | null)?.type === 'upAndRunning';
const answered = (heard: readonly Heard[], what: string): string[] => (heard.some(isAnswer) ? [what] : []);

// Other windows than the page itself: a frame of another site, and one of its own site.
async function postFromFrame(page: Page, address: string, messages: readonly unknown[]): Promise<void> {
  await page.evaluate(
    (src) =>
      new Promise<void>((loaded) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        frame.addEventListener('load', () => loaded());
        document.body.append(frame);
      }),
    address,
  );
  const frame = page.frames().find((each) => each !== page.mainFrame() && each.url() === address);
  requireForProof(frame !== undefined, `a frame of ${address} is in the page`);
  await frame!.evaluate((all) => {
    for (const message of all) window.parent.postMessage(message, '*');
  }, messages);
}

const unfitting = [
  { type: 'Extension-Connect', token: 'x' },
  { type: 'Extension-Connect', next: 'fill' },
  { type: ['Extension-Connect'] },
  { type: 'extension-connect' },
  { type: 'upAndRunning', version: '99.0.0' },
  { type: 'Extension-Fill' },
  { type: 'Extension-Grant' },
  ['Extension-Connect'],
  'Extension-Connect',
  null,
  { ask: 'collect' },
  { command: 'fill' },
  { bridge: 'open' },
];
const questions = [{ type: 'Extension-Connect' }, { type: 'Extension-Disconnect' }];

async function judge(stage: Stage, actedOn: string[], texts: unknown): Promise<Outcome> {
  const all = JSON.stringify(texts);
  return { actedOn, leaked: secretsOf(stage).filter((secret) => all.includes(secret)) };
}

// Calls the extension from the page's own world as a page may that the manifest names.
async function callExtension(page: Page, id: string): Promise<string[]> {
  return page.evaluate(
    async ([extension, messages]) => {
      interface Runtime {
        sendMessage(to: string, message: unknown, reply: (value: unknown) => void): void;
        connect(to: string): {
          onMessage: { addListener(f: (m: unknown) => void): void };
          postMessage(m: unknown): void;
        };
      }
      const { chrome } = window as unknown as { chrome?: { runtime?: Runtime } };
      const runtime = chrome?.runtime;
      if (!runtime) return [];
      const replies: string[] = [];
      const take = (reply: unknown) => {
        if (reply !== undefined) replies.push(JSON.stringify(reply));
      };
      for (const message of messages) {
        try {
          runtime.sendMessage(extension, message, take);
          const port = runtime.connect(extension);
          port.onMessage.addListener(take);
          port.postMessage(message);
        } catch {
          // nobody listens
        }
      }
      await new Promise((done) => setTimeout(done, 500));
      return replies;
    },
    [id, forgedMessages] as const,
  );
}

export const messagesFromPages: readonly Attack<Stage>[] = [
  {
    name: 'the questions of the application, from a frame of another site in it',
    isSmall: true,
    async run(stage) {
      const { app, evil } = stage;
      const before = JSON.stringify(await openAppsOf(stage));
      requireForProof(before.includes(stage.proxy.url), 'the bridge has reported the open application');
      const heard = await heardIn(app, () =>
        postFromFrame(app, `${evil.sameHost}/empty`, [...questions, ...unfitting]),
      ).catch((error: unknown) => {
        // The policy of the application lets no frame in: nothing could be posted.
        if (String(error).includes('is in the page')) return [];
        throw error;
      });
      const isChanged = JSON.stringify(await openAppsOf(stage)) !== before;
      return judge(
        stage,
        [...answered(heard, 'a frame was answered'), ...(isChanged ? ['the list of open pages changed'] : [])],
        heard,
      );
    },
  },
  {
    name: 'the questions of the application, from the window that opened it',
    async run(stage) {
      const { proxy, evil, product, browser } = stage;
      const opener = await browser.context.newPage();
      await opener.goto(`${evil.otherHost}/empty`);
      const opened = browser.context.waitForEvent('page');
      await opener.evaluate(
        (url) => void Object.assign(window, { victim: window.open(url) }),
        `${proxy.url}/${product.path}`,
      );
      const victim = await opened;
      await victim.waitForLoadState();
      const heard = await heardIn(victim, () =>
        opener.evaluate((all) => {
          const { victim: target } = window as unknown as { victim: Window };
          for (const message of all) target.postMessage(message, '*');
        }, questions),
      );
      await victim.close();
      await opener.close();
      await leavePortal(stage);
      return judge(
        stage,
        answered(
          heard.filter(({ data }) => isAnswer({ data, origin: '' })),
          'another window was answered',
        ),
        heard,
      );
    },
  },
  {
    name: 'messages of the application’s page with other types and more fields',
    isSmall: true,
    async run(stage) {
      const control = await heardIn(stage.app, () =>
        stage.app.evaluate(() => window.postMessage({ type: 'Extension-Connect' }, '*')),
      );
      requireForProof(control.some(isAnswer), 'the true question is answered');
      const keys = control.filter(isAnswer).flatMap(({ data }) => Object.keys(data as object));
      const heard = await heardIn(stage.app, () =>
        stage.app.evaluate((all) => {
          for (const message of all) window.postMessage(message, '*');
        }, unfitting),
      );
      const forgedOnly = heard.filter(
        ({ data }) => !unfitting.some((each) => JSON.stringify(each) === JSON.stringify(data)),
      );
      const more = [...new Set(keys)].filter((key) => key !== 'type' && key !== 'version');
      return judge(
        stage,
        [...answered(forgedOnly, 'an unfitting message was answered'), ...more.map((key) => `the answer has ${key}`)],
        heard,
      );
    },
  },
  {
    name: 'the questions of the application on a page of the portal',
    isSmall: true,
    async run(stage) {
      const tab = await openTab(stage, personPage(stage));
      const heard = await heardIn(tab.page, () =>
        tab.page.evaluate(
          (all) => {
            for (const message of all) window.postMessage(message, '*');
          },
          [...questions, ...unfitting.filter((each) => !JSON.stringify(each).includes('upAndRunning'))],
        ),
      );
      const apps = JSON.stringify(await openAppsOf(stage));
      await tab.close();
      await leavePortal(stage);
      const isListed = apps.includes(stage.portal);
      return judge(
        stage,
        [...answered(heard, 'the portal was answered'), ...(isListed ? ['the portal counts as the application'] : [])],
        heard,
      );
    },
  },
  ...(['the application', 'the portal', 'an imitation'] as const).map((from): Attack<Stage> => ({
    name: `messages to the extension from the page of ${from}`,
    isSmall: from !== 'an imitation',
    async run(stage) {
      const urls = {
        'the application': null,
        'the portal': personPage(stage),
        'an imitation': `${stage.evil.sameHost}/apply/person`,
      };
      const url = urls[from];
      const tab = url === null ? null : await openTab(stage, url);
      const replies = await callExtension(tab?.page ?? stage.app, stage.browser.id);
      const held = (await tab?.fields()) ?? [];
      await tab?.close();
      await leavePortal(stage);
      return judge(
        stage,
        [...replies.map((reply) => `answered with ${reply}`), ...held.map(({ id }) => `${id} was filled`)],
        replies,
      );
    },
  })),
];
