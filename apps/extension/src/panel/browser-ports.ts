import { browser } from 'wxt/browser';
import { CommandMessage, TouchedMessage } from '../messages/commands.ts';
import { browserName } from '../pairing/browser-name.ts';
import { browserPages } from '../portal/browser-pages.ts';
import { call, callForBytes } from '../server/call.ts';
import { stores } from '../storage/stores.ts';
import type { PanelPorts } from './panel-ports.ts';

const agent = navigator as Navigator & { userAgentData?: Parameters<typeof browserName>[0] };

export const browserPorts: PanelPorts = {
  pages: browserPages,
  call,
  callForBytes,
  stored: stores,
  version: browser.runtime.getManifest().version,
  browserName: browserName(agent.userAgentData ?? {}),
  language: navigator.language,
  now: () => Date.now(),
  uid: () => crypto.randomUUID(),
  pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  openTab: async (url) => void (await browser.tabs.create({ url })),
  copy: (text) => navigator.clipboard.writeText(text),
  onTabChange: (listener) => {
    browser.tabs.onActivated.addListener(listener);
    browser.tabs.onUpdated.addListener(listener);
    return () => {
      browser.tabs.onActivated.removeListener(listener);
      browser.tabs.onUpdated.removeListener(listener);
    };
  },
  onTouch: (listener) => {
    const listen = (received: unknown, sender: { id?: string; tab?: { id?: number } }) => {
      const isOwn = sender.id === browser.runtime.id && TouchedMessage.safeParse(received).success;
      if (isOwn && sender.tab?.id !== undefined) listener(sender.tab.id);
    };
    browser.runtime.onMessage.addListener(listen);
    return () => browser.runtime.onMessage.removeListener(listen);
  },
  onCommand: (listener) => {
    const listen = (received: unknown, sender: { id?: string; tab?: unknown }) => {
      const message = CommandMessage.safeParse(received);
      if (message.success && sender.id === browser.runtime.id && sender.tab === undefined)
        listener(message.data.command);
    };
    browser.runtime.onMessage.addListener(listen);
    return () => browser.runtime.onMessage.removeListener(listen);
  },
};
