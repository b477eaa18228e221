import type { Applicant } from '@visawright/contract/applicant.ts';
import type { Application } from '@visawright/contract/application.ts';
import type { Page as Listed } from '@visawright/contract/list.ts';
import { addPapers, agree, cards, expectRead, passportPaper, valueText } from './kit/papers.ts';
import { journeys } from './kit/places.ts';
import { expectScreen, openRoute } from './kit/screen.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { makePerson } from './kit/throw-away.ts';
import { trip } from './kit/trip.ts';
import { tripTo, worker } from './kit/work.ts';

const day = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  );

// One traveller to Germany, from a photographed passport to an application that holds it. Later features lengthen it.
test('a traveller’s passport becomes values, and the application to Germany holds it', async ({ page }) => {
  const [front, back] = await Promise.all(
    (['front', 'back'] as const).map((side) => passportPaper({ seed: 'spine', page: side })),
  );
  const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName: 'Meera', lastName: 'Pillai' });
  const traveller = await worker(person);
  const { items } = await traveller.ask<Listed<Applicant>>('listApplicants');
  const { applicationUid } = await traveller.draft(items[0]!.applicantUid, 'Germany', {
    visaDetails: tripTo('Germany', { visaType: 'Schengen Short Stay Visa (Tourism)' }),
  });

  const began = Date.now();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, `/document-playground?${trip}&applicationUid=${applicationUid}`);
  await page.getByRole('link', { name: 'Add papers' }).click();
  await expectScreen(page, 'fileUpload');
  await expect(page.getByText('Papers you add here go to the application to Germany.')).toBeVisible();

  await addPapers(page, [front!, back!]);
  await agree(page);
  await expectRead(page, 2);

  await cards(page, 'checked').filter({ hasText: front!.name }).getByRole('button').first().click();
  const { surname, givenNames, passportNumber, dateOfBirth, issueDate, expiryDate } = front!.truth.values;
  for (const [field, text] of Object.entries({
    surname: surname!,
    givenNames: givenNames!,
    passportNumber: passportNumber!,
    dateOfBirth: day(dateOfBirth!),
    issueDate: day(issueDate!),
    expiryDate: day(expiryDate!),
  }))
    await expect(valueText(page, field), field).toHaveText(text);
  const took = Date.now() - began;

  const application = await traveller.ask<Application>('getApplication', { query: { applicationUid } });
  expect(application.status).toBe('initiated');
  expect(application.docIds).toHaveLength(2);
  expect(application.docIds).toContain(new URL(page.url().replace('#', '')).searchParams.get('open'));
  expect(took).toBeLessThan(60_000);
});
