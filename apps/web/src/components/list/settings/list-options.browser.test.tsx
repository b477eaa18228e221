import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applications } from '../../../testing/applications.ts';
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
  await expect.element(list.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('an export reads every page of the query and names its file', async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  const list = await openList({ rows: applications(150), at: '/applications?search=Traveller' });
  const made = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    saved.push({ name: '', text: (blob as Blob).text() });
    return 'blob:test';
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function saveClick(this: HTMLAnchorElement) {
    saved.at(-1)!.name = this.download;
  };
  try {
    await userEvent.click(list.getByRole('button', { name: 'Export' }));
    await expect.element(list.getByText('142 rows exported')).toBeVisible();
  } finally {
    URL.createObjectURL = made;
    HTMLAnchorElement.prototype.click = click;
  }
  const lines = (await saved[0]!.text).trim().split('\r\n');
  expect(saved[0]!.name).toMatch(/^applications-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(lines[0]).toContain('Traveller');
  expect(lines).toHaveLength(143);
});
