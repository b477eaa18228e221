import { readFileSync } from 'node:fs';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { at, journeys } from '../kit/server/addresses.ts';

test('an agency sees the numbers of its own work, as chart, table and file', async ({ page }) => {
  const [office, other] = [await makeOffice(), await makeOffice()];
  for (const { agents } of [office, other, office]) {
    const agent = await personClient(agents[0]!);
    const { applicantUid } = await agent.applicant('Ananya', 'Raghunathan', { phone: '+91 20 2614 5591' });
    await agent.draft(applicantUid);
  }
  await signIn(page, journeys, office.agency.name, office.agency.password);
  await page.goto(at(journeys, '/settings?tab=analytics'));
  const started = page.locator('[data-figure="started"]');
  await expect(async () => {
    await page.reload(); // the worker counts every second
    await expect(started).toContainText('2', { timeout: 2_000 });
  }).toPass();
  const agents = page.getByRole('region', { name: 'Agents' }).first();
  await expect(agents).toContainText(office.agents[0]!.fullName);
  await expect(agents).not.toContainText(other.agents[0]!.fullName);
  await expect(page.getByText('Too few to judge').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Raghunathan');
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Show five steps as a table' }).click();
  await expect(page.getByRole('row', { name: /^Details 2 100%/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download five steps as CSV' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('Details,2,100%');
  await page.getByRole('button', { name: 'Show five steps as a chart' }).click();
  await page.getByRole('link', { name: 'Draft', exact: true }).click();
  await expect(page).toHaveURL(/applications\?status=draft/);
});
