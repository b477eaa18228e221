import type { Page } from '@playwright/test';
import { extension } from '@visawright/contract/platform/constants.ts';

// A page script that acts as the browser extension: it answers the handshake with its version.
export async function pretendExtension(page: Page, version: string): Promise<{ silence(): Promise<void> }> {
  await page.addInitScript(
    ([connect, answer, own]) => {
      addEventListener('message', ({ data, source }) => {
        if (source !== window || (data as { type?: string } | null)?.type !== connect) return;
        if (document.documentElement.dataset.silent) return;
        window.postMessage({ type: answer, version: own }, location.origin);
      });
    },
    [extension.posts[0], extension.listens[0], version] as const,
  );
  return {
    silence: () =>
      page.evaluate(() => {
        document.documentElement.dataset.silent = 'yes';
      }),
  };
}
