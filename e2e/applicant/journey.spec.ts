import type { Application } from '@visawright/contract/applications/application.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import {
  ahead,
  applicationIn,
  expectAllRead,
  fillDetails,
  continueButton,
  sendDocuments,
  toGuidelines,
  toUpload,
} from '../kit/applications/apply-steps.ts';
import { CountingUser } from '../kit/browser/counting-user.ts';
import { journeys } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { test } from '../kit/accounts/tourist-test.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { patience } from '../kit/patience.ts';

const most = { taps: 25, characters: 40 };

for (const [device, width, height] of [
  ['phone', 390, 844],
  ['tablet', 800, 1100],
  ['desktop', 1440, 900],
] as const)
  test(
    `on a ${device}, a new applicant gets from "Apply now" to all required documents read`,
    onlyInAll,
    async ({ page, tourist }) => {
      test.setTimeout(180_000 * patience);
      await page.setViewportSize({ width, height });
      const { firstName, lastName, documents: files } = tourist;
      const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
      await signIn(page, journeys, person.name, person.password);
      await expectScreen(page, 'myApplications');

      const user = new CountingUser();
      await fillDetails(page, user);
      await toGuidelines(page, user);
      const applicationUid = await toUpload(page, user);
      await sendDocuments(page, user, files);
      await expectAllRead(page);
      console.log(`${device}: ${user.summary()} for ${files.length} files`);
      test.info().annotations.push({ type: 'hand', description: user.summary() });

      const me = await personClient(person);
      const application = await me.ask<Application>('getApplication', { query: { applicationUid } });
      expect(application).toMatchObject({
        status: 'initiated',
        visaDetails: { visaTo: 'Italy', visaCategory: 'Tourism', fromDate: ahead.fromDate, toDate: ahead.toDate },
      });
      const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', {
        query: { applicantUid: application.applicantUid },
      });
      expect(application.docIds.toSorted()).toEqual(documents.map(({ docId }) => docId).toSorted());
      expect(documents).toHaveLength(files.length);

      await continueButton(page).click();
      await expectScreen(page, 'review');
      expect(applicationIn(page)).toBe(applicationUid);
      expect(user.taps).toBeLessThanOrEqual(most.taps);
      expect(user.characters).toBeLessThanOrEqual(most.characters);
    },
  );
