import { expect, type Page } from '@playwright/test';
import { patience } from '../patience.ts';

export const screen = (page: Page, id: string) => page.locator(`[data-screen="${id}"]`);

// Waits in the page, because an assertion retries only after a second.
export const expectScreen = (page: Page, id: string) =>
  screen(page, id).waitFor({ state: 'visible', timeout: 15_000 * patience });

export const expectHash = (page: Page, path: string) => expect.poll(() => new URL(page.url()).hash).toBe(`#${path}`);

// Navigates inside the running application without a reload, like a typed hash.
export async function openRoute(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);
}
