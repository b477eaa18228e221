import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeOffice, type Office } from '../kit/accounts/make-office.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { inRealm, sql } from '../kit/server/realm-sql.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { xlsx } from '../kit/documents/xlsx.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

async function openImport(page: Page, office: Office): Promise<void> {
  await signIn(page, journeys, office.agency.name, office.agency.password);
  await page.goto(at(journeys, '/applicants'));
  await page.getByRole('button', { name: 'Import' }).first().click();
  await expect(dialogOf(page).getByText('Drop a file here, or')).toBeVisible();
}

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer });
}

const namesOf = (office: Office) =>
  inRealm('journeys', async (db) =>
    (
      await db.many<{ name: string }>(
        sql`select concat_ws(' ', first_name, nullif(last_name, '')) as name from applicant
            where realm_id = ${db.realmId} and agency_uid = ${office.agencyUid} order by 1`,
      )
    ).map(({ name }) => name),
  );

test('a CSV import maps columns, checks every row before saving, creates only new applicants and offers a report', async ({
  page,
}) => {
  const office = await makeOffice();
  const known = await personClient(office.agents[0]!);
  await known.applicant('Aarav', 'Shah', { passportNumber: 'K1111111' });
  await openImport(page, office);
  const rows = [
    'Given name,Surname,Passport No,E-mail,Mobile,DOB',
    '"Diya ""Didi""",Nair,M2222222,diya@example.test,+91 98450 12345,01/02/1990',
    'Aarav,Shah,k1111111,,,', // exists already, in another case
    'Esha,Bose,M3333333,not-an-address,,', // invalid email address
    'Farhan,Ali,M2222222,,,', // duplicate of the first row
    'गीता,,M4444444,,,1985-12-31',
  ];
  await choose(page, 'people.csv', 'text/csv', Buffer.from(`\uFEFF${rows.join('\r\n')}\r\n`));

  const dialog = dialogOf(page);
  await expect(dialog.getByRole('combobox', { name: 'First name' })).toHaveValue('Given name');
  await expect(dialog.getByRole('combobox', { name: 'Passport number' })).toHaveValue('Passport No');
  await expect(dialog.getByRole('combobox', { name: 'Date of birth' })).toHaveValue('DOB');
  await dialog.getByRole('button', { name: 'Check rows' }).click();
  for (const words of ['2 new', '2 already in your list', '1 has errors'])
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^3 Esha Bose/ })).toContainText('is not a valid email address');
  expect(await namesOf(office)).toEqual(['Aarav Shah']); // nothing is saved yet

  await dialog.getByRole('button', { name: 'Import 2 applicants' }).click();
  await expect(dialog.getByText('2 applicants were added.')).toBeVisible();
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download report (CSV)' }).click(),
  ]);
  const text = await readFile(await report.path(), 'utf8');
  expect(text.trimEnd().split('\r\n')).toHaveLength(6);
  expect(text).toContain('already in your list');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  expect((await namesOf(office)).toSorted()).toEqual(['Aarav Shah', 'Diya "Didi" Nair', 'गीता'].toSorted());
  await expect(page.getByRole('table').getByText('Diya "Didi" Nair')).toBeVisible();
});

test('an XLSX file with Hindi headings', onlyInAll, async ({ page }) => {
  const office = await makeOffice();
  await openImport(page, office);
  const book = xlsx([
    ['नाम', 'उपनाम', 'पासपोर्ट'],
    ['Hema', 'Malik', 'N5555555'],
    ['Imran', 'Qureshi', 'N6666666'],
  ]);
  await choose(page, 'people.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', book);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('combobox', { name: 'First name' })).toHaveValue('नाम');
  await dialog.getByRole('button', { name: 'Check rows' }).click();
  await expect(dialog.getByText('2 new', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 applicants' }).click();
  await expect(dialog.getByText('2 applicants were added.')).toBeVisible();
  expect(await namesOf(office)).toEqual(['Hema Malik', 'Imran Qureshi']);
});

test('a file that is not a table is refused with a hint, and another file can be chosen', async ({ page }) => {
  const office = await makeOffice();
  await openImport(page, office);
  await choose(page, 'people.xlsx', 'application/octet-stream', Buffer.from('not a spreadsheet'));
  await expect(dialogOf(page).getByText('Save it as CSV and try again.')).toBeVisible();
  await choose(page, 'people.csv', 'text/csv', Buffer.from('First name\r\nJaya\r\n'));
  await expect(dialogOf(page).getByRole('button', { name: 'Check rows' })).toBeVisible();
});
