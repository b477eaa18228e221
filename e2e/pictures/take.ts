import type { Browser } from '@playwright/test';
import { lookName } from '../views/look.ts';
import { contextFor, show } from '../views/show.ts';
import type { Picture } from './compose.ts';
import type { Shot } from './sheets.ts';

const tallest = 1800;

export async function take(browser: Browser, { view, look }: Shot): Promise<Picture> {
  const context = await contextFor(browser, view, look);
  const page = await context.newPage();
  const isOurs = [view.person, view.screen, view.serverPage].some(Boolean);
  if (isOurs) await show(page, view, look);
  else await page.goto(view.place.address).then(() => page.locator('#username').waitFor());
  await page.locator('[data-extension="checking"]').first().waitFor({ state: 'detached', timeout: 5_000 });
  // A window as high as the page: what sticks to its foot then stands at the foot.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!view.isFixed) await page.setViewportSize({ width: look.width, height: Math.min(height, tallest) });
  await page.waitForTimeout(400);
  const png = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return { caption: `${view.name} · ${lookName(look)}`, png };
}
