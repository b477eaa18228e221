import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerPage } from '../bridge/answer-page.ts';

// On the pages of the web application, by the manifest.
export default defineUnlistedScript(() =>
  answerPage(window, {
    version: browser.runtime.getManifest().version,
    isAlive: () => browser.runtime?.id !== undefined,
    // The worker takes address and tab from the browser, not from this message.
    noteOpen: (isOpen) =>
      void browser.runtime.sendMessage({ bridge: isOpen ? 'open' : 'closed' }).catch(() => undefined),
  }),
);
