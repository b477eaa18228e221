import { errors } from '@visawright/contract/platform/errors.ts';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { inRealm, sql } from '../kit/server/realm-sql.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { fillForm, signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { personClient } from '../kit/applications/person-client.ts';

test('suspending an agent ends the session and hands over open applications, and can be undone', async ({
  page,
  browser,
}) => {
  test.setTimeout(test.info().timeout * 2);
  const office = await makeOffice({ agents: 2 });
  const [leaving, staying] = [office.agents[0]!, office.agents[1]!];
  const work = await personClient(leaving);
  for (const name of ['Kiran', 'Lata']) await work.draft((await work.applicant(name)).applicantUid);
  const [theirs, taker] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()));
  await signIn(theirs!, journeys, leaving.name, leaving.password);
  await signIn(taker!, journeys, staying.name, staying.password);
  await taker!.goto(at(journeys, '/applications'));
  await expect(taker!.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  await expect(taker!.locator('[data-live="on"]')).toBeVisible();

  await signIn(page, journeys, office.agency.name, office.agency.password);
  await page.goto(at(journeys, '/agents'));
  await page.getByRole('button', { name: `More actions for ${leaving.fullName}` }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${leaving.fullName}` });
  await expect(dialog.getByText('2 open applications and their travellers move to another agent.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Hand over to' }).click();
  await page.getByRole('option', { name: new RegExp(staying.fullName) }).click();
  await dialog.getByLabel('Reason').fill('Left the agency');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(`${leaving.fullName} was suspended and 2 items handed over`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(leaving.fullName) })).toContainText('Suspended');

  await taker!.getByRole('button', { name: '2 new' }).click();
  await expect(taker!.locator('tbody tr[data-row]')).toHaveCount(2);
  const holders = await inRealm('journeys', (db) =>
    db.many<{ agent: string; applicant: string }>(
      sql`select a.agent_uid::text as agent, n.agent_uid::text as applicant
          from application a join applicant n using (realm_id, applicant_uid)
          where a.realm_id = ${db.realmId} and a.agency_uid = ${office.agencyUid}`,
    ),
  );
  expect(holders).toEqual([1, 2].map(() => ({ agent: staying.personUid, applicant: staying.personUid })));

  // The next action finds no session. On a busy machine the page has noticed by itself before, and is being loaded anew.
  await openRoute(theirs!, '/applicants').catch((error: Error) => {
    if (!error.message.includes('Execution context was destroyed')) throw error;
  });
  await expectScreen(theirs!, 'signIn');
  await fillForm(theirs!, leaving.username, leaving.password);
  await expect(theirs!.getByText(errors['auth.failed'].text).first()).toBeVisible();
  expect((await work.answer('home')).status).toBe(401);

  await page.getByRole('button', { name: `More actions for ${leaving.fullName}` }).click();
  await page.getByRole('menuitem', { name: 'Reinstate' }).click();
  await expect(page.getByText(`${leaving.fullName} was reinstated`)).toBeVisible();
  await theirs!.goto('about:blank');
  await signIn(theirs!, journeys, leaving.name, leaving.password);
  await expectScreen(theirs!, 'applications');
});
