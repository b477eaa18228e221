import type { Page } from '@playwright/test';
import type { Application } from '@visawright/contract/application.ts';
import type { Document } from '@visawright/contract/document.ts';
import { expectAllRead, fillDetails, requiredPapers, sendPapers, toGuidelines, toUpload } from '../kit/apply.ts';
import { Hand } from '../kit/hand.ts';
import { journeys } from '../kit/places.ts';
import { expectScreen } from '../kit/screen.ts';
import { signIn } from '../kit/sign-in.ts';
import { expect } from '../kit/test.ts';
import { makePerson, type ThrowAway } from '../kit/throw-away.ts';
import { test } from '../kit/tourist.ts';
import { worker } from '../kit/work.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);
const slow = { offline: false, latency: 300, downloadThroughput: 60_000, uploadThroughput: 40_000 }; // bytes a second

async function setNetwork(page: Page, network: typeof slow): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}

async function expectOnce(person: ThrowAway, applicationUid: string, count: number): Promise<void> {
  const me = await worker(person);
  const { docIds, applicantUid } = await me.ask<Application>('getApplication', { query: { applicationUid } });
  const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', { query: { applicantUid } });
  expect(documents).toHaveLength(count); // nothing lost, nothing twice
  expect(docIds.toSorted()).toEqual(documents.map(({ docId }) => docId).toSorted());
}

for (const [what, disturb] of [
  [
    'the network is gone for half a minute',
    async (page: Page) => {
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      await page.waitForTimeout(30_000);
      await page.context().setOffline(false);
    },
  ],
  [
    'the page is loaded again',
    async (page: Page) => {
      await page.reload();
      await expectScreen(page, 'documentPlayground');
    },
  ],
] as const)
  test(`in mid-upload ${what}: every paper comes through, none twice`, async ({ page, tourist }) => {
    test.setTimeout(240_000 * patience);
    const { firstName, lastName, papers } = tourist;
    const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
    await signIn(page, journeys, person.name, person.password);
    const hand = new Hand();
    await fillDetails(page, hand);
    await toGuidelines(page, hand);
    const applicationUid = await toUpload(page, hand);
    await setNetwork(page, slow);
    await sendPapers(page, hand, papers);
    await expect(page.locator('[data-file]').first()).toBeVisible();
    await page.waitForTimeout(4_000); // some are there, some are on their way
    await disturb(page);
    await setNetwork(page, { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
    await expectAllRead(page, requiredPapers);
    await expectOnce(person, applicationUid, papers.length);
  });
