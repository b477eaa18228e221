import { browser } from 'wxt/browser';
import type { PageRequest } from '../messages/page-messages.ts';
import { parseProgress, parseReply } from './page-replies.ts';
import { PageGone, type FrontTab, type PageFrame, type PagePort } from './page-port.ts';

const script = '/portal-page.js';

// In the side panel the window it belongs to; a panel in a window of its own looks at the browser window used last.
async function frontTab(): Promise<FrontTab | null> {
  const own = await browser.windows.getCurrent();
  const windowId =
    own.type === 'normal'
      ? own.id
      : (await browser.windows.getLastFocused({ windowTypes: ['normal'] }).catch(() => null))?.id;
  if (windowId === undefined) return null;
  const [tab] = await browser.tabs.query({ active: true, windowId });
  // Without a host permission the browser hides the address.
  return tab?.id !== undefined && tab.url ? { tabId: tab.id, windowId, url: tab.url } : null;
}

// Frames of sites the manifest does not list are not reported by the browser.
async function frames(tabId: number): Promise<readonly PageFrame[]> {
  const found = await browser.scripting
    .executeScript({ target: { tabId, allFrames: true }, func: () => location.href })
    .catch(() => []);
  return found.flatMap(({ frameId, documentId, result }) =>
    typeof result === 'string' ? [{ frameId, documentId, href: result }] : [],
  );
}

const served = new Set<string>(); // documents that have the script; a document keeps it as long as this panel lives
const mostServed = 500;

async function inject(tabId: number, chosen: readonly PageFrame[]): Promise<void> {
  const documentIds = chosen.map(({ documentId }) => documentId).filter((each) => !served.has(each));
  if (documentIds.length === 0) return;
  await browser.scripting.executeScript({ target: { tabId, documentIds }, files: [script] }).catch(() => {
    throw new PageGone('the page went away');
  });
  if (served.size > mostServed) served.clear();
  for (const each of documentIds) served.add(each);
}

export const browserPages: PagePort = {
  frontTab,
  frames,
  inject,
  ask: async (tabId, frame, request) => {
    const { documentId } = frame;
    const ask: PageRequest['ask'] = request.ask;
    const received: unknown = await browser.tabs.sendMessage(tabId, request, { documentId }).catch(() => {
      throw new PageGone('the page went away');
    });
    const reply = parseReply(ask, received);
    if (!reply) throw new PageGone('the page answered something else');
    return reply as never;
  },
  onProgress: (listener) => {
    const listen = (received: unknown, sender: { id?: string; tab?: { id?: number }; documentId?: string }) => {
      const progress = sender.id === browser.runtime.id ? parseProgress(received) : null;
      if (progress && sender.tab?.id !== undefined && sender.documentId !== undefined)
        listener(progress, sender.tab.id, sender.documentId);
    };
    browser.runtime.onMessage.addListener(listen);
    return () => browser.runtime.onMessage.removeListener(listen);
  },
};
