import type { CDPSession, Page } from '@playwright/test';
import { requireForProof } from '../../../measurement.ts';
import { actedOnIf, type Attack, type Outcome } from '../attack.types.ts';
import { leavePortal, lookMs, openTab, shownBy, tryToFill } from '../pages/attacked-tab.ts';
import { personPage } from '../pages/page-attacks.ts';
import { secretsOf, type Stage } from '../stage/open-stage.ts';
import { personalTexts } from '../stage/personal-texts.ts';
import { forgedMessages } from './forged-messages.ts';
import { memoryOf, openAppsOf } from './panel-memory.ts';

interface World {
  readonly session: CDPSession;
  readonly run: <T>(script: string) => Promise<T>;
}

interface Created {
  readonly context: { readonly id: number; readonly origin: string; readonly auxData?: { readonly type?: string } };
}

// The world of the extension's own script in a page, as if the page had broken out of its own: it can send what that script can send.
async function worldOf({ browser }: Stage, page: Page): Promise<World> {
  const session = await browser.context.newCDPSession(page);
  const found: Created[] = [];
  session.on('Runtime.executionContextCreated', (created: Created) => found.push(created));
  await session.send('Runtime.enable');
  const own = found.findLast(({ context }) => context.origin === `chrome-extension://${browser.id}`);
  requireForProof(own !== undefined, 'the script of the extension is in the page');
  return {
    session,
    run: async <T>(script: string) => {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: `(async () => { ${script} })()`,
        contextId: own!.context.id,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as T;
    },
  };
}

async function inWorld(stage: Stage, act: (world: World, page: Page) => Promise<Outcome>): Promise<Outcome> {
  const tab = await openTab(stage, personPage(stage));
  try {
    await shownBy(stage.panel);
    return await act(await worldOf(stage, tab.page), tab.page);
  } finally {
    await tab.close();
    await leavePortal(stage);
  }
}

const heldBy = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input')]
      .filter(({ type, value }) => type === 'text' && value !== '')
      .map(({ id }) => id),
  );

export const messagesFromContentScripts: readonly Attack<Stage>[] = [
  {
    name: 'the memory of the extension, from its script in a page',
    isSmall: true,
    run: (stage) =>
      inWorld(stage, async ({ run }) => {
        const seen = await run<string>(`
          const read = async (area) => {
            try { return JSON.stringify(await chrome.storage[area].get(null)); } catch (error) { return String(error); }
          };
          return [await read('session'), await read('local'), JSON.stringify(Object.keys(chrome)), String(chrome.tabs)].join('\\n');`);
        const secrets = [
          ...secretsOf(stage),
          ...personalTexts(stage.application, stage.pack),
          stage.application.applicantName,
        ];
        return {
          actedOn: seen.includes('"connection"') ? ['the connection was read'] : [],
          leaked: secrets.filter((secret) => seen.includes(secret)),
        };
      }),
  },
  {
    name: 'older pack numbers, written by its script in a page',
    isSmall: true,
    run: (stage) =>
      inWorld(stage, async ({ run }) => {
        const wrote = await run<string>(`
          try { await chrome.storage.local.set({ packNumbers: { 'forged/portal': 1 } }); return 'wrote'; }
          catch (error) { return String(error); }`);
        return actedOnIf(wrote === 'wrote', 'the numbers that notice an older pack were replaced');
      }),
  },
  {
    name: 'messages that claim to be the panel or the worker, from its script in a page',
    isSmall: true,
    run: (stage) =>
      inWorld(stage, async ({ run }, page) => {
        const visit = JSON.stringify(await memoryOf(stage, 'visit'));
        const apps = JSON.stringify(await openAppsOf(stage));
        const replies = await run<unknown[]>(`
          const replies = [];
          for (const message of ${JSON.stringify(forgedMessages)})
            replies.push(await chrome.runtime.sendMessage(message).catch(() => null));
          return replies.filter((reply) => reply !== null && reply !== undefined);`);
        await page.waitForTimeout(lookMs);
        const held = await heldBy(page);
        return {
          actedOn: [
            ...replies.map((reply) => `answered with ${JSON.stringify(reply)}`),
            ...held.map((id) => `${id} was filled`),
            ...(JSON.stringify(await memoryOf(stage, 'visit')) === visit ? [] : ['the visit changed']),
            ...(JSON.stringify(await openAppsOf(stage)) === apps ? [] : ['the portal counts as the application']),
          ],
          leaked: [],
        };
      }),
  },
  {
    name: 'a page that answers the panel with another page’s fields',
    run: (stage) =>
      inWorld(stage, async ({ run }, page) => {
        await run(`
          chrome.runtime.onMessage.addListener((message, sender, reply) => {
            if (message.ask === 'collect')
              reply({ reply: 'skeleton', more: 'x', skeleton: {
                origin: ${JSON.stringify(stage.portal)}, path: '/apply/trip', title: 'x', headings: ['Trip'], controls: [] } });
            if (message.ask === 'read') reply({ reply: 'read', values: [{ ref: 'c1', found: { toString: 'x' }, complaint: '' }] });
          });`);
        await tryToFill(stage);
        const held = await heldBy(page);
        const wrong = held.filter(
          (id) => !stage.pack.pages.some(({ controls }) => controls.some((each) => each.id === id)),
        );
        return { actedOn: wrong.map((id) => `${id} was filled`), leaked: [] };
      }),
  },
  {
    name: 'Next, Submit and Pay named as the button that adds an item',
    isSmall: true,
    run: (stage) =>
      inWorld(stage, async (_, page) => {
        const posts: string[] = [];
        page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
        await page.evaluate(() => {
          const end = document.querySelector('.end')!;
          for (const text of ['Submit', 'Pay now', 'Confirm']) {
            const button = document.createElement('button');
            button.textContent = text;
            button.type = 'submit';
            end.append(button);
          }
        });
        const url = page.url();
        // By the panel itself, with what a pack could name.
        await stage.panel.evaluate(async (address) => {
          interface Tabs {
            query(of: object): Promise<{ id: number; url?: string }[]>;
            sendMessage(tab: number, message: object): Promise<unknown>;
          }
          const { tabs } = (globalThis as unknown as { chrome: { tabs: Tabs } }).chrome;
          const tab = (await tabs.query({})).find((each) => each.url === address)!;
          for (const button of ['Next', 'Submit', 'Pay now', 'Confirm', 'next', ' Submit '])
            await tabs.sendMessage(tab.id, { ask: 'addItem', button });
        }, url);
        await page.waitForTimeout(300);
        return {
          actedOn: [...posts.map((to) => `sent to ${to}`), ...(page.url() === url ? [] : ['the page went on'])],
          leaked: [],
        };
      }),
  },
];
