import { systemQueues } from '@visawright/contract/insight/system-status.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { at, journeys } from '../kit/server/addresses.ts';

test('an admin sees that all parts answer, that nothing waits, and what runs', async ({ page }) => {
  const admin = await makePerson({ role: 'admin' });
  await signIn(page, journeys, admin.name, admin.password);
  await page.goto(at(journeys, '/settings?tab=system'));
  const parts = page.getByRole('table').first().locator('tbody tr');
  await expect(parts).toHaveCount(5);
  for (const part of await parts.all()) await expect(part).toContainText('Answers', { timeout: 30_000 });
  await expect(page.getByText('Everything answers')).toBeVisible();
  await expect(page.getByRole('table').nth(1).locator('tbody tr')).toHaveCount(systemQueues.length);
  await expect(page.getByText('Workers alive')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('an agency has no such page', async ({ page }) => {
  const agency = await makePerson({ role: 'agency' });
  await signIn(page, journeys, agency.name, agency.password);
  await page.goto(at(journeys, '/settings?tab=system'));
  await expect(page.getByRole('link', { name: 'Security and sessions' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'System status' })).toHaveCount(0);
});
