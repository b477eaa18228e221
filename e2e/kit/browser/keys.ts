import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

// A user without a mouse: only keys are pressed, nothing is clicked, focused or filled by the test.
export const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

export async function tabTo(page: Page, target: Locator, key = 'Tab', most = 60): Promise<void> {
  await expect(target.first()).toBeAttached(); // a radio button may be hidden behind its label
  for (let i = 0; i < most; i++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} was not reached with ${most} × ${key}`);
}
