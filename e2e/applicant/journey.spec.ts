import type { Application } from '@visawright/contract/application.ts';
import type { Document } from '@visawright/contract/document.ts';
import {
  ahead,
  applicationIn,
  expectAllRead,
  fillDetails,
  goOn,
  sendPapers,
  toGuidelines,
  toUpload,
} from '../kit/apply.ts';
import { Hand } from '../kit/hand.ts';
import { journeys } from '../kit/places.ts';
import { expectScreen } from '../kit/screen.ts';
import { signIn } from '../kit/sign-in.ts';
import { expect } from '../kit/test.ts';
import { makePerson } from '../kit/throw-away.ts';
import { test } from '../kit/tourist.ts';
import { worker } from '../kit/work.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);
const most = { taps: 25, characters: 40 };

for (const [device, width, height] of [
  ['phone', 390, 844],
  ['tablet', 800, 1100],
  ['desktop', 1440, 900],
] as const)
  test(`on a ${device}, a new account comes from "Apply now" to every required paper read`, async ({
    page,
    tourist,
  }) => {
    test.setTimeout(180_000 * patience);
    await page.setViewportSize({ width, height });
    const { firstName, lastName, papers } = tourist;
    const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
    await signIn(page, journeys, person.name, person.password);
    await expectScreen(page, 'myApplications');

    const hand = new Hand();
    await fillDetails(page, hand);
    await toGuidelines(page, hand);
    const applicationUid = await toUpload(page, hand);
    await sendPapers(page, hand, papers);
    await expectAllRead(page);
    console.log(`${device}: ${hand.said()} for ${papers.length} files`);
    test.info().annotations.push({ type: 'hand', description: hand.said() });

    const me = await worker(person);
    const application = await me.ask<Application>('getApplication', { query: { applicationUid } });
    expect(application).toMatchObject({
      status: 'initiated',
      visaDetails: { visaTo: 'Italy', visaCategory: 'Tourism', fromDate: ahead.fromDate, toDate: ahead.toDate },
    });
    const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', {
      query: { applicantUid: application.applicantUid },
    });
    expect(application.docIds.toSorted()).toEqual(documents.map(({ docId }) => docId).toSorted());
    expect(documents).toHaveLength(papers.length);

    await goOn(page).click();
    await expectScreen(page, 'review');
    expect(applicationIn(page)).toBe(applicationUid);
    expect(hand.taps).toBeLessThanOrEqual(most.taps);
    expect(hand.characters).toBeLessThanOrEqual(most.characters);
  });
