import type { Page } from '@playwright/test';
import { makeOffice, type Office } from '../kit/accounts/make-office.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';

async function ask(page: Page, people: string, reason: string): Promise<void> {
  await page.getByLabel('Number of people').fill(people);
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Your request is waiting for a decision.', { exact: false })).toBeVisible();
}

async function openRequest(page: Page, { name }: Office): Promise<void> {
  await page.goto(at(journeys, '/agency?view=requests'));
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.locator('.inbox-detail').getByText(name)).toBeVisible();
}

test('the admin rejects an extension request with a reason, and the distributor approves the second one', async ({
  page,
  browser,
}) => {
  test.setTimeout(test.info().timeout * 2);
  const office = await makeOffice();
  const admin = await makePerson({ role: 'admin' });
  const [decider, distributor] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()));
  await signIn(decider!, journeys, admin.name, admin.password);
  await decider!.goto(at(journeys, '/notifications'));
  await expect(decider!.locator('[data-live="on"]')).toBeVisible();

  await signIn(page, journeys, office.agency.name, office.agency.password);
  await page.goto(at(journeys, '/agents?view=extension'));
  await expect(page.locator('[data-live="on"]')).toBeVisible();
  await ask(page, '3', 'Three of us fill in forms all day.');
  await expect(decider!.getByText(`${office.name} requested the extension`)).toBeVisible(); // without a reload

  await openRequest(decider!, office);
  await expect(decider!.getByText('“Three of us fill in forms all day.”')).toBeVisible();
  await decider!.keyboard.press('r');
  const reject = decider!.getByRole('button', { name: 'Reject request' });
  await expect(reject).toBeDisabled(); // a reason is required
  await decider!.keyboard.type('Say which three.');
  await reject.click();
  await expect(decider!.getByText(`The request from ${office.name} was rejected`)).toBeVisible();

  await expect(page.getByRole('link', { name: /1 unread/ })).toBeVisible();
  await page.getByRole('link', { name: /1 unread/ }).click();
  const decision = page.locator('[data-kind="requestDecided"]');
  await expect(decision).toContainText('Your extension request was decided');
  await expect(decision).toContainText('Say which three.');
  await page.goto(at(journeys, '/agents?view=extension'));
  await expect(page.locator('.asked').first()).toContainText('Rejected');
  await expect(page.locator('.asked').first()).toContainText('“Say which three.”');

  await ask(page, '2', 'Nandini and Omkar.');
  await signIn(distributor!, journeys, office.distributor.name, office.distributor.password);
  await expect(distributor!.getByRole('tab', { name: /Requests 1/ })).toBeVisible();
  await openRequest(distributor!, office);
  await distributor!.getByRole('group', { name: 'Decision' }).getByRole('button', { name: 'Approve' }).click();
  await distributor!.getByRole('button', { name: 'Approve request' }).click();
  await expect(distributor!.getByText(`The request from ${office.name} was approved`)).toBeVisible();
  await expect(page.getByRole('link', { name: /2 unread/ })).toBeVisible();
  await page.reload();
  await expect(page.locator('.asked').first()).toContainText('Approved');
});
