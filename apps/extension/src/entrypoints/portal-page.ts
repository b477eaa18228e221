import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { reportTouch } from '../bridge/report-touch.ts';
import type { TouchedMessage } from '../messages/commands.ts';
import { servePage } from '../page/serve-page.ts';

// Injected on demand into the frames of a known portal; a second injection changes nothing.
export default defineUnlistedScript(() => {
  servePage();
  const message: TouchedMessage = { page: 'touched' };
  reportTouch(
    () => void browser.runtime.sendMessage(message).catch(() => undefined),
    () => browser.runtime?.id !== undefined,
  );
});
