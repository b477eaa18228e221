import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { at, journeys } from '../kit/server/addresses.ts';

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('dialog').getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

interface TypedPrice {
  readonly kind: string;
  readonly label: string;
  readonly amount: string;
  readonly currency?: string;
  readonly taxCode?: string;
}

async function addPrice(page: Page, { kind, label, amount, currency, taxCode }: TypedPrice): Promise<void> {
  await page.getByRole('button', { name: 'Add a price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a price' });
  if (kind !== 'Government fee') await choose(page, 'Kind', kind);
  await dialog.getByLabel('Name on quote and invoice').fill(label);
  await dialog.getByLabel('Amount').fill(amount);
  if (currency) await choose(page, 'Currency', currency);
  if (taxCode) await dialog.getByLabel('HSN or SAC code').fill(taxCode);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.prices-line').filter({ hasText: label })).toBeVisible();
}

async function setUpPrices(page: Page): Promise<void> {
  await page.goto(at(journeys, '/settings?tab=prices'));
  await page.getByLabel('Legal name').fill('Meridian Visas Private Limited');
  await page.getByLabel('Address').fill('4 Station Road\nPune 411001');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Maharashtra' }).click();
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.locator('.set-saved')).toContainText('Saved');
  expect(await axeFaults(page)).toEqual([]);

  await page.getByText('Price lists', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Destination' }).click();
  await page.getByRole('option', { name: 'France', exact: true }).click();
  await addPrice(page, { kind: 'Government fee', label: 'Visa fee', amount: '90', currency: 'EUR' });
  await addPrice(page, { kind: 'Visa-centre fee', label: 'Centre fee', amount: '1,933' });
  await addPrice(page, { kind: 'Service fee', label: 'Our service', amount: '1,500', taxCode: '998555' });
  expect(await axeFaults(page)).toEqual([]);

  await page.getByText('Exchange rates', { exact: true }).click();
  await page.getByRole('button', { name: 'Enter a rate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a rate' });
  await dialog.getByLabel('Rupees for one EUR').fill('98.4567');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 EUR = ₹98.4567')).toBeVisible();
}

const total = '₹12,564.10'; // 90.00 × 98.4567 + 1,933 + 1,500 + 9 % + 9 % of 1,500

async function downloaded(page: Page, number: RegExp): Promise<string> {
  const button = page.getByRole('button', { name: number }).first();
  await expect(button).toBeEnabled({ timeout: 30_000 });
  const saved = page.waitForEvent('download');
  await button.click();
  const file = await saved;
  expect(
    readFileSync(await file.path())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');
  return file.suggestedFilename();
}

test('from the price list to the quote, invoice, payment, receipt and credit note', async ({ page }) => {
  const office = await makeOffice();
  const agent = await personClient(office.agents[0]!);
  const { applicantUid } = await agent.applicant('Ananya', 'Raghunathan');
  const { applicationUid } = await agent.draft(applicantUid);
  await signIn(page, journeys, office.agency.name, office.agency.password);
  await setUpPrices(page);

  await page.goto(at(journeys, `/applications?open=${applicationUid}&tab=billing`));
  const quote = page.getByRole('region', { name: 'Quote', exact: true });
  await quote.getByRole('button', { name: 'Make a quote' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a quote' }).click();
  await expect(quote).toContainText(total);
  await expect(quote).toContainText('€90.00 at 98.4567');
  await expect(quote).toContainText('The birth date of 1 traveller is not known.');
  expect(await axeFaults(page)).toEqual([]);
  await quote.getByRole('button', { name: 'Record acceptance' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record acceptance' }).click();
  await expect(quote).toContainText('Accepted');

  const invoices = page.getByRole('region', { name: 'Invoices and payments' });
  await invoices.getByRole('button', { name: 'Issue the invoice' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Name of the customer')).toHaveValue('Ananya Raghunathan');
  await form.getByLabel('Address').fill('12 Lake View, Pune');
  await form.getByRole('button', { name: 'Issue the invoice' }).click();
  await expect(invoices).toContainText(/INV\/\d\d-\d\d\/00001/);
  expect(await downloaded(page, /^Download INV/)).toMatch(/^INV-\d\d-\d\d-00001\.pdf$/);

  await invoices.getByRole('button', { name: 'Record a payment' }).click();
  await form.getByLabel('Amount in rupees').fill('5,000');
  await form.getByLabel('Reference').fill('UTR 4711');
  await page.getByRole('dialog').getByRole('button', { name: 'Record a payment' }).click();
  await expect(invoices).toContainText('₹7,564.10'); // still due
  expect(await downloaded(page, /^Download RCT/)).toMatch(/^RCT-.*-00001\.pdf$/);
  expect(await axeFaults(page)).toEqual([]);

  await invoices.getByRole('button', { name: /^Cancel INV/ }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Wrong customer');
  await page.getByRole('dialog').getByRole('button', { name: 'Issue the credit note' }).click();
  await expect(invoices).toContainText(/CRN\/\d\d-\d\d\/00001/);
  await expect(invoices).toContainText('To be returned');
  expect(await downloaded(page, /^Download CRN/)).toMatch(/^CRN-/);

  await page.goto(at(journeys, '/settings?tab=prices'));
  await page.getByText('Invoices', { exact: true }).click();
  await expect(page.locator('[data-document]')).toHaveCount(3);
  expect(await axeFaults(page)).toEqual([]);
});
