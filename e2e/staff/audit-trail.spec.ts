import { readFileSync } from 'node:fs';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { at, journeys } from '../kit/server/addresses.ts';

test('an agency sees who opened data of its travellers, checks the chain and exports its entries', async ({ page }) => {
  const [office, other] = [await makeOffice(), await makeOffice()];
  for (const { agents } of [office, other]) {
    const agent = await personClient(agents[0]!);
    const { applicantUid } = await agent.applicant('Ananya', 'Raghunathan', { phone: '+91 20 2614 5591' });
    await agent.draft(applicantUid);
    await agent.ask('getApplicant', { query: { applicantUid } });
  }
  const { fullName } = office.agents[0]!;
  await signIn(page, journeys, office.agency.name, office.agency.password);
  await page.goto(at(journeys, '/settings?tab=audit'));
  const rows = page.getByRole('table', { name: 'Audit trail' }).locator('tbody tr');
  await expect(rows.first()).toContainText('Opened phone number');
  await expect(rows.filter({ hasText: fullName }).first()).toBeVisible();
  await expect(rows.filter({ hasText: other.agents[0]!.fullName })).toHaveCount(0);

  await page.getByRole('button', { name: /Check (now|again)/ }).click();
  const seal = page.getByRole('region', { name: 'Check of the chain' });
  await expect(seal).toContainText('Chain is whole');
  await expect(seal).toContainText(/entr(y|ies) checked on/);

  await rows.first().locator('.list-link').click();
  const pane = page.getByRole('region', { name: /^Opened phone number/ });
  await expect(pane).toContainText('Ananya Raghunathan');
  await expect(pane).toContainText('Preparing an application');
  await expect(pane).toContainText('Verified');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export \d/ }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect(text).toContain(fullName);
  expect(text).not.toContain(other.agents[0]!.fullName);
  await expect(rows.first()).toContainText('Exported entries of the audit trail');

  await rows
    .nth(1)
    .getByRole('link', { name: /^Open the traveller of A-/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Ananya Raghunathan' })).toBeVisible();
});
