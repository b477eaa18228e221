import { makeOffice } from '../kit/accounts/make-office.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { inRealm, sql } from '../kit/server/realm-sql.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { tripTo, personClient } from '../kit/applications/person-client.ts';

// Agent and agency have the same application open; the second one to save sees both values before anything is overwritten.
test('the second of two editors sees both values and decides', async ({ page }) => {
  const office = await makeOffice();
  const agent = await personClient(office.agents[0]!);
  const { applicantUid } = await agent.applicant('Madhavi');
  const { applicationUid, version } = await agent.draft(applicantUid, 'France');
  await signIn(page, journeys, office.agency.name, office.agency.password);
  await page.goto(at(journeys, `/applications?open=${applicationUid}`));
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit trip details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trip details for Madhavi Menon' });
  await dialog.getByRole('combobox', { name: 'Nationality' }).fill('Nepal');
  await page.getByRole('option', { name: 'Nepal', exact: true }).click();

  // Meanwhile the agent changes the same field and another one.
  const theirs = tripTo('France', { nationality: 'Bhutan', toDate: '22/03/2099' });
  await agent.ask('updateApplication', {
    query: { applicationUid },
    body: { application: { visaDetails: theirs, version } },
  });

  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Someone else has changed this')).toBeVisible();
  const both = dialog.getByRole('table').first();
  await expect(both.getByRole('row', { name: 'Nationality Nepal Bhutan' })).toBeVisible();
  await expect(both.getByRole('row', { name: 'Last day 20/03/2099 22/03/2099' })).toBeVisible();
  const stored = () =>
    inRealm('journeys', (db) =>
      db.get<{ nationality: string; travel_to: string }>(
        sql`select nationality, travel_to::text from application where realm_id = ${db.realmId} and application_uid = ${applicationUid}`,
      ),
    );
  expect((await stored()).nationality).toBe('Bhutan'); // nothing was overwritten yet

  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await stored()).toEqual({ nationality: 'Nepal', travel_to: '2099-03-20' });
});

test('a call with an old version returns 409 with the current record and the differences', async () => {
  const office = await makeOffice();
  const agent = await personClient(office.agents[0]!);
  const { applicantUid } = await agent.applicant('Nalini');
  const { applicationUid, version } = await agent.draft(applicantUid, 'France');
  const save = (nationality: string) =>
    agent.answer<{ code: string; details: { current: { version: number }; differs: object[] } }>('updateApplication', {
      query: { applicationUid },
      body: { application: { visaDetails: tripTo('France', { nationality }), version } },
    });
  expect((await save('Nepal')).status).toBe(200);
  const { status, body } = await save('Bhutan');
  expect([status, body.code]).toEqual([409, 'application.versionStale']);
  expect(body.details.current.version).toBe(version + 1);
  expect(JSON.stringify(body.details.differs)).toMatch(/Bhutan.*Nepal/);
});
