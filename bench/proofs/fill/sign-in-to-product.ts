import type { BrowserContext, Page } from '@playwright/test';
import { tourFlags, tourFlagsExtra } from '@visawright/contract/platform/tours.ts';
import type { Product } from './start-product.ts';

// The agent's own tab of the application, without its tours.
export async function signInToProduct(context: BrowserContext, { url, path, email, password }: Product): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addInitScript(
    ([realm, flags]) => flags.forEach((flag) => localStorage.setItem(`vw.${realm}.tour.${flag}`, 'true')),
    [path, [...tourFlags, ...tourFlagsExtra]] as [string, string[]],
  );
  await page.goto(`${url}/${path}`);
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('[data-screen]:not([data-screen="signIn"], [data-screen="loading"])').first().waitFor();
  return page;
}
