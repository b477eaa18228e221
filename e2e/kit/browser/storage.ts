import type { Page } from '@playwright/test';

export interface StoredSession {
  access_token: string;
  refresh_token: string;
}

export const stored = (page: Page, realm: string, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), `vw.${realm}.${name}`);

export const storedSession = async (page: Page, realm: string): Promise<StoredSession | null> =>
  JSON.parse((await stored(page, realm, 'session')) ?? 'null') as StoredSession | null;
