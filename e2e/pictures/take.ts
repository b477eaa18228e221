import type { Browser } from '@playwright/test';
import { lookName } from '../views/look.ts';
import { contextFor, show } from '../views/show.ts';
import type { Picture } from './compose.ts';
import type { Shot } from './sheets.ts';

const tallest = 1800;

export async function take(browser: Browser, { view, look }: Shot): Promise<Picture> {
  const context = await contextFor(browser, view, look);
  const page = await context.newPage();
  if (view.screen) await show(page, view, look);
  else await page.goto(view.place.address).then(() => page.locator('#username').waitFor());
  await page.waitForTimeout(400);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const png = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    clip: { x: 0, y: 0, width: look.width, height: Math.min(height, tallest) },
  });
  await context.close();
  return { caption: `${view.name} · ${lookName(look)}`, png };
}
