import '../messages/no-eval.ts';
import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { isAppOrigin } from '../bridge/is-app-origin.ts';
import { withOpenApp, withoutOpenApp, type OpenApp } from '../bridge/open-apps.ts';
import { BridgeMessage, commands, type Command } from '../messages/commands.ts';
import { openAppsStore } from '../storage/open-apps-store.ts';
import { closeStorageToPages } from '../storage/stored-value.ts';

const isCommand = (word: string): word is Command => (commands as readonly string[]).includes(word);

// One change after the other: two pages may report at the same time.
let last: Promise<void> = Promise.resolve();
function changeOpenApps(change: (apps: readonly OpenApp[]) => readonly OpenApp[]): void {
  last = last
    .then(async () => openAppsStore.write([...change((await openAppsStore.read()) ?? [])]))
    .catch(() => undefined);
}

// Pages that were open before the extension was installed or updated have no bridge yet.
async function reachOpenApps(): Promise<void> {
  const [bridge] = browser.runtime.getManifest().content_scripts ?? [];
  if (!bridge?.js || !bridge.matches) return;
  for (const tab of await browser.tabs.query({ url: bridge.matches })) {
    if (tab.id === undefined || !tab.url || !isAppOrigin(new URL(tab.url).origin)) continue;
    await browser.scripting
      .executeScript({ target: { tabId: tab.id }, files: bridge.js.map((file) => `/${file}` as '/portal-page.js') })
      .catch(() => undefined);
  }
}

// The worker opens the panel and passes keys on; it holds nothing itself, because the browser ends it when it is idle.
export default defineBackground(() => {
  void closeStorageToPages();
  void browser.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
  browser.runtime.onInstalled.addListener(() => void reachOpenApps());
  browser.runtime.onMessage.addListener((received: unknown, sender) => {
    const message = BridgeMessage.safeParse(received);
    const tabId = sender.tab?.id;
    if (!message.success || sender.id !== browser.runtime.id || sender.frameId !== 0 || tabId === undefined) return;
    const isOpen = message.data.bridge === 'open';
    changeOpenApps((apps) => (isOpen ? withOpenApp(apps, tabId, sender.url) : withoutOpenApp(apps, tabId)));
  });
  browser.tabs.onRemoved.addListener((tabId) => changeOpenApps((apps) => withoutOpenApp(apps, tabId)));
  browser.commands.onCommand.addListener((command, tab) => {
    if (!isCommand(command)) return;
    // Only an open panel acts; a closed one is opened first, so that nothing is typed unseen.
    if (tab?.windowId !== undefined) void browser.sidePanel.open({ windowId: tab.windowId }).catch(() => undefined);
    void browser.runtime.sendMessage({ command }).catch(() => undefined);
  });
});
