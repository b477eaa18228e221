import type { Browser, Page } from '@playwright/test';
import type { FactChangeEntry, FactLine, RealmFacts } from '@visawright/contract/forms/facts.ts';
import type { Notification } from '@visawright/contract/platform/notification.ts';
import { ensurePerson } from '@visawright/server/tools.ts';
import { makeOffice } from '../kit/accounts/make-office.ts';
import type { DisposablePerson } from '../kit/accounts/make-person.ts';
import { makeRealm } from '../kit/accounts/make-realm.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import type { RealmAddress } from '../kit/server/addresses.ts';
import { inRealm } from '../kit/server/realm-sql.ts';

async function makeSecondAdmin(realm: string): Promise<DisposablePerson> {
  const person = { realm, name: 'second', username: `second@${realm}.test`, password: `Second-Admin-${realm}!` };
  await inRealm(realm, (db, operator) =>
    ensurePerson(operator, db, realm, {
      email: person.username,
      firstName: 'Kabir',
      lastName: 'Anand',
      role: 'admin',
      password: person.password,
      mustChange: false,
      country: 'India',
    }),
  );
  return person;
}

const worklist = (filters: string) => `/settings?tab=catalogue&view=facts&${filters}`;
const drawer = (page: Page) => page.locator('.list-drawer, .list-drawer-over').first();

async function checkFirstDue(page: Page): Promise<void> {
  await openRoute(page, worklist('formId=japan&due=due'));
  const row = page.locator('tr[data-fact]').first();
  await expect(row).toContainText('Due now');
  const fact = await row.getAttribute('data-fact');
  await row.locator('.list-link').click();
  await drawer(page).getByRole('button', { name: 'Still right' }).click();
  await expect(page.getByText(/Checked\. The next check is on/).first()).toBeVisible();
  await expect(drawer(page)).toContainText('Checked by Arundhati Sen');
  await expect(page.locator(`tr[data-fact="${fact}"]`)).toHaveCount(0);
}

async function proposeFee(page: Page, amount: string): Promise<string> {
  await openRoute(page, worklist('formId=japan&kind=fee'));
  const row = page.locator('tr[data-fact^="japan/fee:"]').first();
  const fact = (await row.getAttribute('data-fact'))!;
  await row.locator('.list-link').click();
  await drawer(page).getByRole('button', { name: 'This has changed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change: Japan' });
  await dialog.getByLabel('Amount').fill(amount);
  await expect(dialog).toContainText('1 open application');
  await dialog.getByLabel('Title of the source').fill('Fees of the embassy from December 2026');
  await dialog.getByLabel('Address of the source').fill('https://embassy.test/fees');
  await dialog.getByLabel('Date of the source').fill('2026-12');
  await dialog.getByLabel('Reason').fill('Raised from December');
  await dialog.getByRole('button', { name: 'Propose the change' }).click();
  await expect(page.getByText('Proposed. Another admin can now approve it.').first()).toBeVisible();
  await expect(row).toContainText('Change proposed');
  return fact;
}

async function approveAsSecond(browser: Browser, place: RealmAddress, second: DisposablePerson): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, place, second.name, second.password);
  await openRoute(page, '/settings?tab=catalogue&view=changes');
  await page.locator('tr[data-change][data-state="proposed"]').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Change of a fact' });
  await expect(dialog).toContainText('1 open application');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.locator('tr[data-change][data-state="approved"]')).toBeVisible();
  await page.context().close();
}

test('a due fact is checked, a changed one is proposed, approved by a second admin and announced', async ({
  page,
  browser,
}) => {
  test.setTimeout(test.info().timeout * 3);
  const { place, admin, remove } = await makeRealm();
  try {
    const [second, office] = [await makeSecondAdmin(place.realm), await makeOffice({ realm: place.realm })];
    const agent = await personClient(office.agents[0]!);
    const { applicantUid } = await agent.applicant('Meera');
    await agent.draft(applicantUid, 'Japan');

    await signIn(page, place, admin.name, admin.password);
    await checkFirstDue(page);
    const fact = await proposeFee(page, '4321');

    const client = await personClient(admin);
    const { changes } = await client.ask<{ changes: FactChangeEntry[] }>('listFactChanges');
    const own = { changeUid: changes[0]!.changeUid, state: 'approved' };
    expect((await client.answer('decideFactChange', { body: own })).status).toBe(409);

    await approveAsSecond(browser, place, second);
    const key = fact.slice(fact.indexOf('/') + 1);
    const { items } = await client.ask<{ items: FactLine[] }>('listFacts', { query: { formId: 'japan', kind: 'fee' } });
    expect(items.find((line) => line.key === key)).toMatchObject({ isChanged: true, value: { amount: 4321 } });
    const facts = await agent.ask<RealmFacts>('realmFacts', { query: { formId: 'japan' } });
    expect(facts.changes).toMatchObject([{ key, value: { amount: 4321 } }]);

    await page.reload(); // the other admin decided while this page was open
    await expect(drawer(page)).toContainText('Approved by Kabir Anand');
    const inbox = await agent.ask<{ items: Notification[] }>('listNotifications');
    expect(inbox.items).toMatchObject([{ kind: 'announcement', about: 'Japan: new data · जापान: नया डेटा' }]);

    const agentPage = await (await browser.newContext()).newPage();
    await signIn(agentPage, place, office.agents[0]!.name, office.agents[0]!.password);
    await openRoute(agentPage, '/notifications');
    await expect(agentPage.locator('[data-kind="announcement"]')).toContainText('Japan: new data');
    await agentPage.context().close();
  } finally {
    await remove();
  }
});
