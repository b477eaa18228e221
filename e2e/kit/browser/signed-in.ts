import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { RealmAddress } from '../server/addresses.ts';
import { signIn } from './sign-in.ts';
import { markToursSeen } from './mark-tours-seen.ts';

const folder = join(import.meta.dirname, '../../out/people');
const freshFor = 150_000; // less than the token lifetime of five minutes, so that pages do not all start with a refresh
const signedIn = new Map<string, { at: number; file: Promise<string> }>();

async function storeSession(browser: Browser, place: RealmAddress, name: string): Promise<string> {
  const file = join(folder, `${place.realm}-${name}-${process.pid}.json`);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext();
  await markToursSeen(context); // part of the stored state
  await signIn(await context.newPage(), place, name);
  await context.storageState({ path: file });
  await context.close();
  return file;
}

// Signs a person in at most every 150 seconds and reuses the stored session.
export function sessionOf(browser: Browser, place: RealmAddress, name: string): Promise<string> {
  const key = `${place.realm} ${name}`;
  const known = signedIn.get(key);
  if (known && Date.now() - known.at < freshFor) return known.file;
  const file = storeSession(browser, place, name);
  signedIn.set(key, { at: Date.now(), file });
  return file;
}
