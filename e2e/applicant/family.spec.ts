import type { Document } from '@visawright/contract/documents/document.ts';
import type { Trip } from '@visawright/contract/documents/trip.ts';
import { passportOptionsOf, personOf } from '@visawright/specimens/documents/facts/person.ts';
import { passportSpecimen } from '@visawright/specimens/passport-specimen.ts';
import { addCompanion, fillDetails, sendDocuments, toGuidelines, toUpload } from '../kit/applications/apply-steps.ts';
import { CountingUser } from '../kit/browser/counting-user.ts';
import type { TestDocument } from '../kit/documents/document-cards.ts';
import { journeys } from '../kit/server/addresses.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { patience } from '../kit/patience.ts';

const seeds = ['fam 1', 'fam 3', 'fam 4', 'fam 6'];

async function passportFile(seed: string, n: number): Promise<TestDocument> {
  const { bytes, format } = await passportSpecimen({
    ...passportOptionsOf(seed),
    layout: 'monsoon',
    condition: 'photo',
    page: 'front',
  });
  return { name: `passport-${n + 1}.${format === 'jpeg' ? 'jpg' : 'png'}`, mimeType: `image/${format}`, buffer: bytes };
}

test(
  'a family of four enters one trip, and the passports uploaded together are assigned to the right people',
  onlyInAll,
  async ({ page }) => {
    test.setTimeout(240_000 * patience);
    const people = seeds.map(personOf);
    const [mine, ...others] = people;
    const files = await Promise.all(seeds.map(passportFile));
    const person = await makePerson({
      role: 'applicant',
      applicantType: 'D2C',
      firstName: mine!.givenNames,
      lastName: mine!.surname,
    });
    await signIn(page, journeys, person.name, person.password);

    const user = new CountingUser();
    await fillDetails(page, user);
    for (const { fullName } of others) await addCompanion(page, user, fullName);
    await toGuidelines(page, user);
    const applicationUid = await toUpload(page, user);
    await expect(page.locator('[data-traveller]')).toHaveCount(4);
    await sendDocuments(page, user, files);

    const me = await personClient(person);
    const trip = () => me.ask<Trip>('trip', { query: { applicationUid } });
    await expect
      .poll(async () => (await trip()).travellers.map(({ documents }) => documents.map(({ category }) => category)), {
        timeout: 120_000 * patience,
      })
      .toEqual([['Passport'], ['Passport'], ['Passport'], ['Passport']]);
    const { travellers } = await trip();
    expect(travellers.map(({ application }) => application.applicantName)).toEqual(
      expect.arrayContaining(people.map(({ fullName }) => fullName)),
    );
    expect(new Set(travellers.map(({ application }) => application.visaDetails.fromDate)).size).toBe(1);
    for (const { application } of travellers) {
      const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', {
        query: { applicantUid: application.applicantUid },
      });
      const { passportNumber } = people.find(({ fullName }) => fullName === application.applicantName)!;
      expect(documents.map(({ docFields }) => docFields['passportNumber'])).toEqual([passportNumber]);
    }

    const grid = page.locator('[data-grid-item="Passport, plus old passports"]');
    for (const { fullName } of people)
      await expect(grid.getByRole('link', { name: new RegExp(`${fullName}: Done`) })).toBeVisible();
    await page.locator(`[data-traveller="${others[0]!.fullName}"]`).click();
    await expect(page.locator('[data-item="Passport, plus old passports"]')).toHaveAttribute('data-state', 'done');
    console.log(`family of four: ${user.summary()} for ${files.length} files`);
  },
);
