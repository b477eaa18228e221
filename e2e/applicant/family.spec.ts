import type { Document } from '@visawright/contract/document.ts';
import type { Trip } from '@visawright/contract/trip.ts';
import { passportWishOf, personOf } from '../../packages/specimens/src/papers/person.ts';
import { passportSpecimen } from '../../packages/specimens/src/specimen.ts';
import { addCompanion, fillDetails, sendPapers, toGuidelines, toUpload } from '../kit/apply.ts';
import { Hand } from '../kit/hand.ts';
import type { Paper } from '../kit/papers.ts';
import { journeys } from '../kit/places.ts';
import { signIn } from '../kit/sign-in.ts';
import { expect, test } from '../kit/test.ts';
import { makePerson } from '../kit/throw-away.ts';
import { worker } from '../kit/work.ts';

const patience = Number(process.env.E2E_PATIENCE ?? 1);
const seeds = ['fam 1', 'fam 3', 'fam 4', 'fam 6'];

async function passportFile(seed: string, n: number): Promise<Paper> {
  const { bytes, format } = await passportSpecimen({ ...passportWishOf(seed), layout: 'monsoon', condition: 'photo', page: 'front' }); // prettier-ignore
  return { name: `passport-${n + 1}.${format === 'jpeg' ? 'jpg' : 'png'}`, mimeType: `image/${format}`, buffer: bytes };
}

test('a family of four: one trip entered once, all passports dropped together, each with its person', async ({
  page,
}) => {
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

  const hand = new Hand();
  await fillDetails(page, hand);
  for (const { fullName } of others) await addCompanion(page, hand, fullName);
  await toGuidelines(page, hand);
  const applicationUid = await toUpload(page, hand);
  await expect(page.locator('[data-traveller]')).toHaveCount(4);
  await sendPapers(page, hand, files);

  const me = await worker(person);
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

  const grid = page.locator('[data-grid-paper="Passport, plus old passports"]');
  for (const { fullName } of people)
    await expect(grid.getByRole('link', { name: new RegExp(`${fullName}: Done`) })).toBeVisible();
  await page.locator(`[data-traveller="${others[0]!.fullName}"]`).click();
  await expect(page.locator('[data-paper="Passport, plus old passports"]')).toHaveAttribute('data-state', 'done');
  console.log(`family of four: ${hand.said()} for ${files.length} files`);
});
