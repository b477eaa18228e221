import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { desktopWarningMaxWidth } from '@visawright/contract/constants.ts';
import { signIn } from '../kit/sign-in.ts';
import { expectScreen } from '../kit/screen.ts';
import type { Look } from './look.ts';
import type { View } from './views.ts';

const folder = join(import.meta.dirname, '..', 'out', 'people');
const signedIn = new Map<string, Promise<string>>();

// Signs a person in once; every view of theirs starts from the same stored session.
async function stateOf(browser: Browser, view: View): Promise<string> {
  const file = join(folder, `${view.place.realm}-${view.person}.json`);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext();
  await signIn(await context.newPage(), view.place, view.person!);
  await context.storageState({ path: file });
  await context.close();
  return file;
}

export async function contextFor(browser: Browser, view: View, look: Look): Promise<BrowserContext> {
  const key = `${view.place.realm} ${view.person}`;
  if (view.person && !signedIn.has(key)) signedIn.set(key, stateOf(browser, view));
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.width < 500 ? 844 : 900 },
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...(view.person && { storageState: await signedIn.get(key)! }),
  });
  await context.addInitScript(
    ([name, value]) => localStorage.setItem(name!, value!),
    [`vw.${view.place.realm}.language`, look.language],
  );
  return context;
}

const isWarned = (view: View, look: Look) => view.side === 'staff' && look.width <= desktopWarningMaxWidth;

export async function show(page: Page, view: View, look: Look): Promise<void> {
  await page.goto(view.place.address + (view.hash ? `#${view.hash}` : ''));
  if (view.prepare) await view.prepare(page);
  await expectScreen(page, isWarned(view, look) ? 'desktopOnly' : view.screen);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
