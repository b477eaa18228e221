import type { Page } from '@playwright/test';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { markToursSeen } from '../kit/browser/mark-tours-seen.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { waitForMail } from '../kit/server/mailbox.ts';

const password = 'Monsoon-2027-Pune!';

async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New start link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Hotel Promenade, Nice');
  await dialog.getByRole('combobox', { name: 'Destination' }).click();
  await page.getByRole('option', { name: 'France', exact: true }).click();
  await dialog.getByRole('radiogroup', { name: 'Dates' }).getByText('Duration').click();
  await dialog.getByLabel('Days').fill('12');
  await expect(dialog.getByRole('heading', { name: /^Your visa for France with/ })).toBeVisible();
  await expect(dialog.getByText('12 days, you choose when')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make start link' }).click();
  const address = (await page.locator('[data-made=address] code').textContent())!;
  const snippet = (await page.locator('[data-made=snippet] code').textContent())!;
  expect(snippet).toContain(`href="${address}"`);
  expect(snippet).not.toMatch(/<script|onclick|src=/);
  await page.getByRole('button', { name: 'I have saved it' }).click();
  return address;
}

test('a visitor of a partner’s site agrees, signs up and starts the agency’s application', async ({
  page,
  browser,
}) => {
  test.setTimeout(test.info().timeout * 3);
  const office = await makeOffice();
  await signIn(page, journeys, office.agency.name, office.agency.password);
  await page.goto(at(journeys, '/settings?tab=partnerLinks'));
  const address = await makeLink(page);
  const row = page.locator('[data-link]');
  await expect(row).toContainText('Hotel Promenade, Nice');

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await markToursSeen(context);
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expectScreen(visitor, 'partnerStart');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Your visa for France with ${office.name}`);
  expect(await axeFaults(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Create account' }).click();
  const email = `partner.${Date.now()}@${journeys.realm}.test`;
  await visitor.getByLabel('Your name').fill('Ishaan Bose');
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password', { exact: true }).fill(password);
  await visitor.getByLabel(/^I agree to the terms/).check();
  await visitor.getByLabel(/may read my documents/).check();
  const create = visitor.getByRole('button', { name: 'Create account' });
  await expect(create).toBeDisabled();
  await visitor.getByLabel(`I become a traveller of ${office.name}`).check();
  await create.click();
  await expectScreen(visitor, 'signUpCode');
  const { subject } = await waitForMail(email, 40);
  await visitor.getByLabel('Code').pressSequentially(/^\d{6}/.exec(subject)![0]);

  await expectScreen(visitor, 'getVisa');
  await expect(visitor.getByText('France').first()).toBeVisible();
  await visitor.reload(); // the key is in the address: still the same use
  await expectScreen(visitor, 'getVisa');
  await visitor.getByRole('button', { name: 'Continue' }).last().click();
  await expectScreen(visitor, 'visaRequirements');
  expect(new URL(visitor.url()).hash).toContain('applicationUid=');

  await page.reload();
  await expect(row.locator('[data-column=uses]')).toHaveText('1');
  await expect(row.locator('[data-column=started]')).toHaveText('1');
  await row.getByRole('button', { name: 'Actions for Hotel Promenade, Nice' }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toHaveCount(0);
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
