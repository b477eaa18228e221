import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { tourFlags, tourFlagsExtra } from '@visawright/contract/platform/tours.ts';
import { createTestDatabase, createIdentityRealm } from '@visawright/server/testing.ts';
import { serverProcess } from '../api/server-process.ts';
import type { State } from './cold-page.ts';

const port = 18_090;

export interface Product {
  readonly address: string;
  signedIn(browser: Browser): Promise<State>;
  stop(): Promise<void>;
}

// The API with the built web app, on its own database and realm with one direct applicant.
export async function startProduct(folder: string): Promise<Product> {
  const database = await createTestDatabase();
  const realm = await createIdentityRealm(database, ['applicant']);
  const server = await serverProcess(join(import.meta.dirname, '../../../apps/server/src/entry/api.ts'), port, {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    WEB_FOLDER: folder,
    LOG_LEVEL: 'warn',
    DATABASE_API_URL: database.apiUrl,
    DATABASE_WORKER_URL: database.workerUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
  });
  const address = `${server.url}/${realm.path}`;
  await draftThree(server.url, realm.path, await realm.token('applicant'));
  return {
    address,
    async signedIn(browser) {
      const context = await browser.newContext();
      // The tour opens late on top of the screen and is not part of its content.
      await context.addInitScript(
        ([path, flags]) => flags.forEach((flag) => localStorage.setItem(`vw.${path}.tour.${flag}`, 'true')),
        [realm.path, [...tourFlags, ...tourFlagsExtra]] as [string, string[]],
      );
      const page = await context.newPage();
      await page.goto(address);
      await page.getByLabel('Username').fill(realm.email('applicant'));
      await page.getByLabel('Password', { exact: true }).fill(realm.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForSelector('[data-screen="myApplications"]', { timeout: 60_000 });
      const { cookies, origins } = await context.storageState();
      await context.close();
      // A browser with an empty cache does not know that it has the fonts.
      const isCold = ({ name }: { name: string }) => !name.endsWith('.fonts');
      return { cookies, origins: origins.map((each) => ({ ...each, localStorage: each.localStorage.filter(isCold) })) };
    },
    async stop() {
      await server.stop();
      await realm.drop();
      await database.drop();
    },
  };
}

const visaDetails = {
  fromDate: '09/03/2099',
  toDate: '20/03/2099',
  visaFrom: 'India',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Tourist visa',
};

async function draftThree(url: string, realm: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'realm-client-id': realm, 'content-type': 'application/json' };
  const profile = await fetch(`${url}/das/v1/user/get-profile`, { headers });
  const { applicantUid } = (await profile.json()) as { applicantUid: string };
  for (const visaTo of ['Italy', 'Germany', 'France']) {
    const body = JSON.stringify({ applicantUid, visaDetails: { ...visaDetails, visaTo } });
    const { status } = await fetch(`${url}/application/draft-application`, { method: 'POST', headers, body });
    if (status !== 200) throw new Error(`creating a draft returned ${status}`);
  }
}
