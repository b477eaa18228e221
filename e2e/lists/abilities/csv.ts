import { readFile } from 'node:fs/promises';
import { expect, type Download } from '@playwright/test';
import { confirmIfAsked } from '../../kit/browser/confirm-if-asked.ts';
import type { Ability } from '../ability.types.ts';
import type { ListPage } from '../list-page.ts';

async function read(download: Download): Promise<string[][]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF'), 'starts with a byte order mark, so that Excel reads UTF-8').toBe(true);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

// The sign-in of these people may be older than five minutes; then the password is asked for first.
async function exported(at: ListPage, open: () => Promise<void>): Promise<string[][]> {
  await open();
  const saved = at.page.waitForEvent('download');
  await at.page.getByRole('menuitem', { name: 'CSV file' }).click();
  await confirmIfAsked(at.page, saved);
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${at.list.file}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
  return read(download);
}

// Exports the whole list, not only the shown page; then only the selected rows.
export const csv: Ability = async (at) => {
  await at.open();
  const button = at.page.locator('.list-options').getByRole('button', { name: 'Export', exact: true });
  const [head, ...rows] = await exported(at, () => button.click());
  expect(head).toEqual([...at.list.csv]);
  expect(rows).toHaveLength(at.list.total);
  const [first, second] = await at.names();
  expect(rows[0]!.join(' ')).toContain(first!);
  await at.ticks.nth(0).check();
  await at.ticks.nth(1).check();
  const [again, ...ticked] = await exported(at, () => at.bulk.getByRole('button', { name: 'Export' }).click());
  expect(again).toEqual(head);
  expect(ticked).toHaveLength(2);
  expect(ticked[1]!.join(' ')).toContain(second!);
};
