import type { Page } from '@playwright/test';
import { expect } from '../kit/browser/test.ts';
import { cards, valueText } from '../kit/documents/document-cards.ts';
import type { Journey } from './journey.ts';

const day = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  );
const rupees = (amount: string) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: amount.includes('.') ? 2 : 0 }).format(Number(amount));
const asIs = (text: string) => text;

// The most important fields of each kind of document.
const keyFields: Record<string, Record<string, (value: string) => string>> = {
  'Cover letter': { travelFrom: day, travelTo: day },
  'Bank statement': { accountNumber: asIs, statementTo: day, closingBalance: rupees },
  'Salary slip': { employeeId: asIs, netPay: rupees },
  'ITR-V acknowledgement': { acknowledgementNumber: asIs, totalIncome: rupees },
  'Employment / NOC / leave letter': { employeeName: asIs, designation: asIs },
  'Flight e-ticket or reservation': { pnr: asIs, departureDate: day },
  'Hotel booking': { bookingReference: asIs, checkInDate: day },
  'Travel insurance policy': { policyNumber: asIs, coverageAmount: rupees },
  Aadhaar: { aadhaarNumber: asIs, dateOfBirth: day },
};

// The cover letter has no name field.
export const kindsWithName = Object.keys(keyFields).filter((kind) => kind !== 'Cover letter');

const cardOf = (page: Page, group: string, fileName: string) =>
  page.locator(`[data-group="${group}"] .doc-card`).filter({ has: page.getByText(fileName, { exact: true }) });

// Every document was read as it is printed. Returns the id of the passport.
export async function expectReadValues({ page, traveller: { front, nine } }: Journey): Promise<string | null> {
  await cards(page, 'checked').filter({ hasText: front.name }).getByRole('button').first().click();
  const { surname, givenNames, passportNumber, dateOfBirth, issueDate, expiryDate } = front.truth.values;
  for (const [field, text] of Object.entries({
    surname: surname!,
    givenNames: givenNames!,
    passportNumber: passportNumber!,
    dateOfBirth: day(dateOfBirth!),
    issueDate: day(issueDate!),
    expiryDate: day(expiryDate!),
  }))
    await expect(valueText(page, field), field).toHaveText(text);
  const opened = new URL(page.url().replace('#', '')).searchParams.get('open');
  await page.keyboard.press('Escape');

  for (const [nth, { category, kind, values, tables }] of nine.documents.entries()) {
    const fileName = nth === 0 ? nine.name : nine.name.replace('.', ` (${nth + 1}).`);
    await cardOf(page, category, fileName).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const [field, shown] of Object.entries(keyFields[kind]!))
      await expect(valueText(page, field), `${kind}: ${field}`).toHaveText(shown(values[field]!), { ignoreCase: true });
    if (tables['transactions'])
      await expect(page.locator('[data-table="transactions"] small')).toContainText(`${tables['transactions'].length}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return opened;
}
