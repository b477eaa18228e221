import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Place } from './places.ts';
import { signIn } from './sign-in.ts';
import { beenHereBefore } from './tours.ts';

const folder = join(import.meta.dirname, '..', 'out', 'people');
const freshFor = 150_000; // a token lives five minutes: pages that start from a stored session must not all renew it
const signedIn = new Map<string, { at: number; file: Promise<string> }>();

async function keep(browser: Browser, place: Place, name: string): Promise<string> {
  const file = join(folder, `${place.realm}-${name}-${process.pid}.json`);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext();
  await beenHereBefore(context); // stays in the stored state
  await signIn(await context.newPage(), place, name);
  await context.storageState({ path: file });
  await context.close();
  return file;
}

// Signs a person in once in a while; whatever begins as that person begins from the same stored session.
export function sessionOf(browser: Browser, place: Place, name: string): Promise<string> {
  const key = `${place.realm} ${name}`;
  const known = signedIn.get(key);
  if (known && Date.now() - known.at < freshFor) return known.file;
  const file = keep(browser, place, name);
  signedIn.set(key, { at: Date.now(), file });
  return file;
}

export async function contextAs(
  browser: Browser,
  place: Place,
  name: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({ ...options, storageState: await sessionOf(browser, place, name) });
}

export const pageAs = async (browser: Browser, place: Place, name: string): Promise<Page> =>
  (await contextAs(browser, place, name)).newPage();
