import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

// A person sees the result of a key before pressing the next one: the page has run its timers and drawn a frame.
const resultDrawn = (page: Page) =>
  page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    .catch(() => undefined); // the key opened another page

// A user without a mouse: only keys are pressed, nothing is clicked, focused or filled by the test.
export const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await resultDrawn(page);
  }
};

export async function tabTo(page: Page, target: Locator, key = 'Tab', most = 60): Promise<void> {
  await expect(target.first()).toBeAttached(); // a radio button may be hidden behind its label
  for (let i = 0; i < most; i++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await press(page, key);
  }
  throw new Error(`${String(target)} was not reached with ${most} × ${key}`);
}
