import type { Page } from '@playwright/test';
import { makeOffice, type Office } from '../kit/accounts/make-office.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { inRealm, sql } from '../kit/server/realm-sql.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { expect, test } from '../kit/browser/test.ts';
import { personClient } from '../kit/applications/person-client.ts';

let office: Office;
let stored: string;
let gone: string;

test.beforeAll(async () => {
  office = await makeOffice();
  const agent = await personClient(office.agents[0]!);
  for (const name of ['Kavya', 'Leela']) {
    const { applicantUid } = await agent.applicant(name);
    const { applicationUid } = await agent.draft(applicantUid);
    if (name === 'Kavya') stored = applicationUid;
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
  await page.getByRole('button', { name: `More actions for ${name} Menon` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

test.beforeEach(async ({ page }) => {
  const { name, password } = office.agents[0]!;
  await signIn(page, journeys, name, password);
  await page.goto(at(journeys, '/applications'));
  await expectScreen(page, 'applications');
});

test('a deleted application disappears immediately and can be restored within ten seconds', async ({ page }) => {
  await remove(page, 'Kavya');
  await expect(row(page, stored)).toHaveCount(0);
  await expect(page.getByText('Kavya Menon was deleted')).toBeVisible();
  await expect.poll(async () => (await isDeleted(stored)).deleted).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, stored)).toBeVisible();
  await expect.poll(async () => (await isDeleted(stored)).deleted).toBe(false);
  await page.reload();
  await expect(row(page, stored)).toBeVisible();
});

test(
  'after ten seconds a deleted application cannot be restored and is gone from lists and its address',
  onlyInAll,
  async ({ page }) => {
    await remove(page, 'Leela');
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await page.waitForTimeout(8_500);
    await expect(undo).toBeVisible();
    await expect(undo).toHaveCount(0, { timeout: 5_000 });
    await page.goto('about:blank');
    await page.goto(at(journeys, `/applications?open=${gone}`));
    await expect(page.getByText('No longer available')).toBeVisible();
    await expect(row(page, stored)).toBeVisible();
    await expect(row(page, gone)).toHaveCount(0);
    expect((await isDeleted(gone)).deleted).toBe(true); // stored for the retention period of the realm
  },
);
