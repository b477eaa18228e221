import { browser } from 'wxt/browser';
import type { FillProgress, PageRequest } from '../messages/page-messages.ts';
import type { AnswerRequest } from './answer-page.ts';

// The connection to the panel. isOpen is false after the extension was updated: its old scripts stay in the page but reach nobody.
export interface PanelPort {
  readonly listen: (answer: AnswerRequest) => void;
  readonly report: (progress: FillProgress) => void;
  readonly isOpen: () => boolean;
}

const betweenReports = 100; // milliseconds; the panel draws all its fields again at each report, beside the page that is being filled

interface Sender {
  readonly id?: string;
  readonly url?: string;
}

// Requests come from pages of this extension only; other scripts cannot send to a tab, and other extensions have another id.
export function runtimePort(): PanelPort {
  let reportedAt = 0;
  const own = `chrome-extension://${browser.runtime.id}/`;
  return {
    listen: (answer) => {
      browser.runtime.onMessage.addListener((message: unknown, sender: Sender, reply: (value: unknown) => void) => {
        if (sender.id !== browser.runtime.id || sender.url?.startsWith(own) !== true || !isRequest(message))
          return undefined;
        answer(message).then(reply, () => reply(null)); // null is no reply to any request
        return true; // the reply comes later
      });
    },
    report: (progress) => {
      const now = performance.now();
      if (progress.progress === 'filling' && now - reportedAt < betweenReports) return;
      reportedAt = now;
      browser.runtime.sendMessage(progress).catch(() => undefined); // nobody has to listen
    },
    isOpen: () => browser.runtime?.id !== undefined,
  };
}

const asks: ReadonlySet<unknown> = new Set<PageRequest['ask']>([
  'collect',
  'fill',
  'stop',
  'read',
  'mark',
  'clearMarks',
  'show',
  'options',
  'addItem',
  'clock',
  'reference',
]);

const isRequest = (message: unknown): message is PageRequest =>
  typeof message === 'object' && message !== null && 'ask' in message && asks.has(message.ask);
