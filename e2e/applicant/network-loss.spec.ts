import type { Page } from '@playwright/test';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import {
  expectAllRead,
  fillDetails,
  requiredDocuments,
  sendDocuments,
  toGuidelines,
  toUpload,
} from '../kit/applications/apply-steps.ts';
import { CountingUser } from '../kit/browser/counting-user.ts';
import { journeys } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect } from '../kit/browser/test.ts';
import { makePerson, type DisposablePerson } from '../kit/accounts/make-person.ts';
import { test } from '../kit/accounts/tourist-test.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { patience } from '../kit/patience.ts';

const slow = { offline: false, latency: 300, downloadThroughput: 60_000, uploadThroughput: 40_000 }; // bytes per second

async function setNetwork(page: Page, network: typeof slow): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}

async function expectOnce(person: DisposablePerson, applicationUid: string, count: number): Promise<void> {
  const me = await personClient(person);
  const { docIds, applicantUid } = await me.ask<Application>('getApplication', { query: { applicationUid } });
  const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', { query: { applicantUid } });
  expect(documents).toHaveLength(count); // none lost, none twice
  expect(docIds.toSorted()).toEqual(documents.map(({ docId }) => docId).toSorted());
}

for (const [what, disturb] of [
  [
    'the network is lost for half a minute',
    async (page: Page) => {
      await page.context().setOffline(true);
      await expect(page.getByText('You’re offline.')).toBeVisible();
      await page.waitForTimeout(30_000);
      await page.context().setOffline(false);
    },
  ],
  [
    'the page is reloaded',
    async (page: Page) => {
      await page.reload();
      await expectScreen(page, 'documentPlayground');
    },
  ],
] as const)
  test(
    `when ${what} during an upload, every document is uploaded exactly once`,
    onlyInAll,
    async ({ page, tourist }) => {
      test.setTimeout(240_000 * patience);
      const { firstName, lastName, documents } = tourist;
      const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
      await signIn(page, journeys, person.name, person.password);
      const user = new CountingUser();
      await fillDetails(page, user);
      await toGuidelines(page, user);
      const applicationUid = await toUpload(page, user);
      await setNetwork(page, slow);
      await sendDocuments(page, user, documents);
      await expect(page.locator('[data-file]').first()).toBeVisible();
      await page.waitForTimeout(4_000); // some are uploaded, some are not yet
      await disturb(page);
      await setNetwork(page, { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
      await expectAllRead(page, requiredDocuments);
      await expectOnce(person, applicationUid, documents.length);
    },
  );
