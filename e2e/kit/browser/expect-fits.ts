import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { overflowFaults } from './overflow-faults.ts';
import { expect } from './test.ts';

interface Options {
  readonly what?: string; // for the message
  readonly shown?: Locator; // visible at every width
}

// At none of the widths anything is wider than the window, and axe finds nothing.
// A header is laid out again some moments after the window's size has changed, therefore it is measured until it fits.
export async function expectFits(
  page: Page,
  widths: readonly number[],
  { what = '', shown }: Options = {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    if (shown) await expect(shown).toBeVisible();
    await expect.poll(() => overflowFaults(page), { message: `${what} ${width} px` }).toEqual([]);
  }
  expect(await axeFaults(page), what).toEqual([]);
}
