import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import AdmZip from 'adm-zip';
import { makeOffice } from '../kit/accounts/make-office.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { at, journeys } from '../kit/server/addresses.ts';

async function exportAs(page: Page, kind: 'CSV file' | 'Excel workbook'): Promise<Download> {
  await page.locator('.list-options').getByRole('button', { name: 'Export', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return saved;
}

async function csvRows(download: Download): Promise<string[][]> {
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

interface Cell {
  readonly isText: boolean;
  readonly style: string | undefined;
  readonly value: string;
}

const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

// The cells of a workbook by their column, as they are stored.
async function sheetRows(download: Download): Promise<Record<string, Cell>[]> {
  const sheet = new AdmZip(await download.path()).readAsText('xl/worksheets/sheet1.xml');
  expect(sheet).not.toContain('<f>'); // no formula
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    Object.fromEntries(
      [...row.matchAll(/<c r="([A-Z]+)\d+"(?: s="(\d+)")?( t="inlineStr")?>(.*?)<\/c>/gs)].map(
        ([, column = '', style, text, inner = '']) => [
          column,
          { style, isText: text !== undefined, value: plain(inner.replace(/<[^>]*>/g, '')) },
        ],
      ),
    ),
  );
}

test('an agency downloads its filtered list as CSV and as a workbook, and both have what the list shows', async ({
  page,
}) => {
  const [office, other] = [await makeOffice(), await makeOffice()];
  for (const [index, { agents }] of [office, other].entries()) {
    const agent = await personClient(agents[0]!);
    for (let n = 1; n <= (index === 0 ? 28 : 2); n++) {
      const name = n === 1 ? '=SUM(A1)' : `Traveller${String(n).padStart(2, '0')}`;
      const { applicantUid } = await agent.applicant(name, index === 0 ? 'Menon' : 'Stranger');
      await agent.draft(applicantUid, n === 28 ? 'Japan' : 'France');
    }
  }
  await signIn(page, journeys, office.agency.name, office.agency.password);
  await page.goto(at(journeys, '/applications?visaTo=France&size=25'));
  const names = page.locator('tbody th[scope=row] span[title]');
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(25);
  const shown = (await names.allTextContents()).map((name) => name.trim());

  const csv = await exportAs(page, 'CSV file');
  expect(csv.suggestedFilename()).toMatch(/^applications-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, ...rows] = await csvRows(csv);
  expect(head).toContain('Applicant');
  expect(rows).toHaveLength(27); // every page of the filtered list
  const applicant = head!.indexOf('Applicant');
  expect(rows.slice(0, 25).map((row) => row[applicant])).toEqual(shown);
  expect(rows.at(-1)![applicant]).toBe("'=SUM(A1) Menon");
  await expect(page.getByText('27 rows exported').first()).toBeVisible();

  const book = await exportAs(page, 'Excel workbook');
  expect(book.suggestedFilename()).toMatch(/^applications-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const [titles, ...cells] = await sheetRows(book);
  expect(Object.values(titles!).map(({ value }) => value)).toEqual(head);
  const columnOf = (title: string) => Object.keys(titles!).find((column) => titles![column]!.value === title)!;
  const [name, travel, created] = [columnOf('Applicant'), columnOf('Travel'), columnOf('Created')];
  // A text in a workbook needs no mark.
  expect(cells.map((row) => row[name])).toEqual(
    rows.map((row) => expect.objectContaining({ isText: true, value: row[applicant]!.replace(/^'=/, '=') })),
  );
  expect(cells[0]![travel]).toMatchObject({ isText: false, value: '72753' }); // 9 March 2099
  expect(cells[0]![created]!.isText).toBe(false);
  const everything = JSON.stringify([rows, cells]);
  for (const word of ['Stranger', 'Japan']) expect(everything).not.toContain(word);

  await page.locator('.list-options').getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'CSV file' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto(at(journeys, '/settings?tab=audit'));
  const entries = page.getByRole('table', { name: 'Audit trail' }).locator('tbody tr');
  await expect(entries.filter({ hasText: 'Exported the list of applications' })).toHaveCount(2);
});
