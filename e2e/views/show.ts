import type { Browser, BrowserContext, Page } from '@playwright/test';
import { desktopWarningMaxWidth } from '@visawright/contract/platform/constants.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { sessionOf } from '../kit/browser/signed-in.ts';
import type { Look } from './look.ts';
import type { View } from './views.ts';

export async function contextFor(browser: Browser, view: View, look: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.width < 500 ? 844 : 900 },
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...(view.person && { storageState: await sessionOf(browser, view.place, view.person) }),
  });
  await context.addInitScript(
    ([name, value]) => localStorage.setItem(name!, value!),
    [`vw.${view.place.realm}.language`, look.language],
  );
  return context;
}

const isWarned = (view: View, look: Look) => view.side === 'staff' && look.width <= desktopWarningMaxWidth;

function addressOf({ place, hash, serverPage }: View, { language }: Look): string {
  if (!serverPage) return place.address + (hash ? `#${hash}` : '');
  return new URL(`${serverPage}?realm=${place.realm}&lang=${language}`, place.address).href;
}

export async function show(page: Page, view: View, look: Look): Promise<void> {
  if (view.before) await view.before(page);
  await page.goto(addressOf(view, look));
  if (view.prepare) await view.prepare(page);
  if (view.screen) await expectScreen(page, isWarned(view, look) ? 'desktopOnly' : view.screen);
  if (view.settled) await page.locator(view.settled).first().waitFor();
  // They come after the screen. Pages without the application have none.
  await page.waitForFunction(() => document.fonts.size > 0 || document.querySelector('#root') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
