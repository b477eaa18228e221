import type { Page } from '@playwright/test';
import { makeOffice, type Office } from './kit/office.ts';
import { at, journeys } from './kit/places.ts';
import { inRealm, sql } from './kit/realm-sql.ts';
import { expectScreen } from './kit/screen.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { worker } from './kit/work.ts';

let office: Office;
let kept: string;
let gone: string;

test.beforeAll(async () => {
  office = await makeOffice();
  const agent = await worker(office.agents[0]!);
  for (const name of ['Kavya', 'Leela']) {
    const { applicantUid } = await agent.applicant(name);
    const { applicationUid } = await agent.draft(applicantUid);
    if (name === 'Kavya') kept = applicationUid;
    else gone = applicationUid;
  }
});

const isDeleted = (uid: string) =>
  inRealm('journeys', (db) =>
    db.get<{ deleted: boolean }>(
      sql`select deleted_at is not null as deleted from application where realm_id = ${db.realmId} and application_uid = ${uid}`,
    ),
  );
const row = (page: Page, uid: string) => page.locator(`tr[data-row="${uid}"]`);

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name} Menon` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

test.beforeEach(async ({ page }) => {
  const { name, password } = office.agents[0]!;
  await signIn(page, journeys, name, password);
  await page.goto(at(journeys, '/applications'));
  await expectScreen(page, 'applications');
});

test('a deleted application leaves the list at once and comes back within ten seconds', async ({ page }) => {
  await remove(page, 'Kavya');
  await expect(row(page, kept)).toHaveCount(0);
  await expect(page.getByText('Kavya Menon deleted')).toBeVisible();
  await expect.poll(async () => (await isDeleted(kept)).deleted).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, kept)).toBeVisible();
  await expect.poll(async () => (await isDeleted(kept)).deleted).toBe(false);
  await page.reload();
  await expect(row(page, kept)).toBeVisible();
});

test('after ten seconds there is nothing to undo: it is gone from every list and its address', async ({ page }) => {
  await remove(page, 'Leela');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.waitForTimeout(8_500);
  await expect(undo).toBeVisible();
  await expect(undo).toHaveCount(0, { timeout: 5_000 });
  await page.goto('about:blank');
  await page.goto(at(journeys, `/applications?open=${gone}`));
  await expect(page.getByText('Not here any more')).toBeVisible();
  await expect(row(page, kept)).toBeVisible();
  await expect(row(page, gone)).toHaveCount(0);
  expect((await isDeleted(gone)).deleted).toBe(true); // kept as long as the realm says
});
