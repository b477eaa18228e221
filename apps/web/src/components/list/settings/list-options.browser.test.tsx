import { expect, test } from 'vitest';
import { readSheet } from 'read-excel-file/universal';
import { page, userEvent } from 'vitest/browser';
import { applications } from '../../../testing/applications.ts';
import { held, refuse } from '../../../testing/fake-server.ts';
import { openList } from '../../../testing/open-list.tsx';

const heads = () =>
  [...document.querySelectorAll<HTMLElement>('thead th')].map((cell) => cell.textContent).filter((text) => text !== '');

test('columns are chosen, remembered by this browser and reset', async () => {
  const list = await openList({ rows: applications(2) });
  await expect.poll(heads).toEqual(['Traveller', 'Destination', 'Status', 'Travel']);
  await userEvent.click(list.getByRole('button', { name: 'Columns', exact: true }));
  await userEvent.click(list.getByRole('checkbox', { name: 'Agent' }));
  await userEvent.click(list.getByRole('checkbox', { name: 'Destination' }));
  await expect.poll(heads).toEqual(['Traveller', 'Status', 'Travel', 'Agent']);
  await list.unmount();
  const again = await openList({ rows: applications(2) });
  await expect.poll(heads).toEqual(['Traveller', 'Status', 'Travel', 'Agent']);
  await userEvent.click(again.getByRole('button', { name: 'Columns', exact: true }));
  await userEvent.click(again.getByRole('button', { name: 'Reset columns' }));
  await expect.poll(heads).toEqual(['Traveller', 'Destination', 'Status', 'Travel']);
});

test('columns are reordered by keyboard, and the order is remembered', async () => {
  const list = await openList({ rows: applications(2) });
  await userEvent.click(list.getByRole('button', { name: 'Columns', exact: true }));
  const up = list.getByRole('button', { name: 'Move Travel up' });
  // The menu takes the focus a moment after it opens.
  await expect.poll(() => up.element().closest('.list-pop')?.contains(document.activeElement)).toBe(true);
  (up.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(heads).toEqual(['Traveller', 'Destination', 'Travel', 'Status']);
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(heads).toEqual(['Traveller', 'Travel', 'Destination', 'Status']);
  await expect.element(up).toHaveFocus();
  await expect.element(up).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(list.getByRole('checkbox', { name: 'Agent' }));
  await expect.poll(heads).toEqual(['Traveller', 'Travel', 'Destination', 'Status', 'Agent']);
  await list.unmount();
  await openList({ rows: applications(2) });
  await expect.poll(heads).toEqual(['Traveller', 'Travel', 'Destination', 'Status', 'Agent']);
});

test('the first column cannot be removed', async () => {
  const list = await openList({ rows: applications(2) });
  await userEvent.click(list.getByRole('button', { name: 'Columns', exact: true }));
  await expect.element(list.getByRole('checkbox', { name: 'Destination' })).toBeVisible();
  expect(list.getByRole('checkbox', { name: 'Traveller' }).query()).toBeNull();
});

test('compact rows are lower', async () => {
  const list = await openList({ rows: applications(2) });
  const row = list.getByRole('row').nth(1);
  await expect.element(row).toBeVisible();
  const before = row.element().getBoundingClientRect().height;
  await userEvent.click(list.getByText('Compact rows'), { force: true });
  await expect.poll(() => row.element().getBoundingClientRect().height).toBeLessThan(before);
});

test('a narrow list drops the least important column when a row is open, and offers one menu', async () => {
  await page.viewport(900, 800);
  const list = await openList({ rows: applications(2) });
  await userEvent.click(list.getByRole('button', { name: 'Columns, row height, export' }));
  await expect.element(list.getByRole('group', { name: 'Columns' })).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Export' }));
  await userEvent.click(list.getByRole('menuitem', { name: 'CSV file' }));
  await expect.element(list.getByText('2 rows exported')).toBeVisible();
});

interface Saved {
  name: string;
  readonly file: Blob;
}

// What the browser was given to save while `work` ran.
async function savedBy(work: (saved: readonly Saved[]) => Promise<void>): Promise<Saved[]> {
  const saved: Saved[] = [];
  const made = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    saved.push({ name: '', file: blob as Blob });
    return 'blob:test';
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function saveClick(this: HTMLAnchorElement) {
    saved.at(-1)!.name = this.download;
  };
  try {
    await work(saved);
  } finally {
    URL.createObjectURL = made;
    HTMLAnchorElement.prototype.click = click;
  }
  return saved;
}

test('an export has the whole result of the query, as CSV or as a workbook', async () => {
  const list = await openList({ rows: applications(150), at: '/applications?search=Traveller' });
  const saved = await savedBy(async (all) => {
    await userEvent.click(list.getByRole('button', { name: 'Export' }));
    await userEvent.click(list.getByRole('menuitem', { name: 'CSV file' }));
    await expect.element(list.getByText('142 rows exported').first()).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Export' }));
    await userEvent.click(list.getByRole('menuitem', { name: 'Excel workbook' }));
    await expect.poll(() => all.map(({ name }) => name.split('.')[1])).toEqual(['csv', 'xlsx']);
  });
  for (const { name } of saved) expect(name).toMatch(/^applications-\d{4}-\d{2}-\d{2}\./);
  const lines = (await saved[0]!.file.text()).trim().split('\r\n');
  expect(lines[0]).toContain('Traveller');
  expect(lines).toHaveLength(143);
  const sheet = (await readSheet(saved[1]!.file)) as unknown[][];
  expect(sheet.map(([first]) => first)).toEqual(lines.map((line) => line.replace('\uFEFF', '').split(',')[0]));
  expect(list.server.calls('exportApplications')[0]!.body).toEqual({ search: 'Traveller' });
});

test('the export menu works by keyboard', async () => {
  const list = await openList({ rows: applications(2) });
  const button = list.getByRole('button', { name: 'Export' });
  await expect.element(button).toBeVisible();
  const saved = await savedBy(async () => {
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list.getByRole('menuitem', { name: 'CSV file' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list.getByRole('menuitem', { name: 'Excel workbook' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list.getByRole('menuitem', { name: 'CSV file' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list.getByText('2 rows exported')).toBeVisible();
    await expect.element(button).toHaveFocus();
  });
  expect(saved).toHaveLength(1);
});

test('an export that takes long can be stopped', async () => {
  const answer = held({ items: applications(2), isCut: false });
  const list = await openList({ rows: applications(2), handlers: { exportApplications: () => answer.promise } });
  const saved = await savedBy(async () => {
    await userEvent.click(list.getByRole('button', { name: 'Export' }));
    await userEvent.click(list.getByRole('menuitem', { name: 'CSV file' }));
    await userEvent.click(list.getByRole('button', { name: 'Exporting. Stop export' }));
    await expect.element(list.getByText('Export stopped. No file was saved.')).toBeVisible();
    answer.release();
  });
  expect(saved).toEqual([]);
});

test('selected rows are exported by their ids', async () => {
  const rows = applications(3);
  const list = await openList({ rows });
  const saved = await savedBy(async () => {
    await userEvent.click(list.getByRole('checkbox', { name: `Select ${rows[1]!.applicantName}` }));
    const bar = list.getByRole('toolbar', { name: 'Actions for the selection' });
    await userEvent.click(bar.getByRole('button', { name: 'Export' }));
    await userEvent.click(list.getByRole('menuitem', { name: 'CSV file' }));
    await expect.element(list.getByText('1 row exported')).toBeVisible();
  });
  expect((await saved[0]!.file.text()).split('\r\n')[1]).toContain(rows[1]!.applicantName);
  expect(list.server.calls('exportApplications')[0]!.body).toEqual({ only: [rows[1]!.applicationUid] });
});

test('a list that is too long, a failure and an unconfirmed person are told apart', async () => {
  const answers = [{ items: applications(1), isCut: true }, refuse('unknown'), refuse('auth.confirmNeeded')];
  const list = await openList({ rows: applications(2), handlers: { exportApplications: () => answers.shift()! } });
  const saved = await savedBy(async () => {
    for (const text of [
      'The first 1 rows were exported. Add filters to export the rest.',
      'The export failed and no file was saved. Please try again.',
      'Export stopped. No file was saved.',
    ]) {
      await userEvent.click(list.getByRole('button', { name: 'Export' }));
      await userEvent.click(list.getByRole('menuitem', { name: 'CSV file' }));
      await expect.element(list.getByText(text)).toBeVisible();
    }
  });
  expect(saved).toHaveLength(1);
});
