import { expect, type Page } from '@playwright/test';

export const screen = (page: Page, id: string) => page.locator(`[data-screen="${id}"]`);

const patience = Number(process.env.E2E_PATIENCE ?? 1);
// Waits in the page itself: an assertion asks again only after a second.
export const expectScreen = (page: Page, id: string) =>
  screen(page, id).waitFor({ state: 'visible', timeout: 15_000 * patience });

export const expectHash = (page: Page, path: string) => expect.poll(() => new URL(page.url()).hash).toBe(`#${path}`);

// Moves inside the running application, as a typed hash does: no reload.
export async function openRoute(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);
}
