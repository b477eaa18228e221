import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { applications, nameOf } from '../../../testing/applications.ts';
import { held, refuse, startServer } from '../../../testing/fake-server.ts';
import { listServer } from '../../../testing/list-server.ts';
import { openList } from '../../../testing/open-list.tsx';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TestList } from '../../../testing/TestList.tsx';

test('shows the rows and says how many there are', async () => {
  const list = await openList({ rows: applications(3) });
  await list.seeNames([1, 2, 3].map(nameOf));
  await expect.element(list.getByText('1–3 of 3', { exact: true })).toBeVisible();
  await expect.element(list.getByText('1–3 of 3 applications')).toBeInTheDocument();
});

test('an empty list explains itself and keeps the search', async () => {
  const list = await openList({ rows: [] });
  await expect.element(list.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  await expect.element(list.getByText('No applications', { exact: true })).toBeInTheDocument();
  await expect.element(list.getByRole('searchbox', { name: 'Search Applications' })).toBeEnabled();
  expect(list.table.query()).toBeNull();
});

test('a failing list names the request and loads again', async () => {
  const rows = applications(2);
  const list = await openList({
    rows,
    handlers: { applicationsOfAgent: () => refuse('tenant.mismatch', {}, 'req-77') },
  });
  await expect.element(list.getByRole('heading', { name: 'The list could not be loaded' })).toBeVisible();
  await expect.element(list.getByRole('button', { name: 'Copy request ID req-77' })).toBeVisible();
  list.server.use(listServer(rows));
  await userEvent.click(list.getByRole('button', { name: 'Try again' }));
  await list.seeNames([1, 2].map(nameOf));
});

test('rows stay when reading them again fails, with a note that they may be old', async () => {
  const list = await openList({ rows: applications(2), newCount: 1 });
  await list.seeNames([1, 2].map(nameOf));
  list.server.use({ applicationsOfAgent: () => refuse('tenant.mismatch') });
  await list.showNew();
  await expect.element(list.getByText('This list may be out of date.', { exact: false })).toBeVisible();
  await list.seeNames([1, 2].map(nameOf));
});

test('a slow list shows that it is loading, then its rows', async () => {
  const gate = held(undefined);
  const rows = applications(2);
  const own = listServer(rows);
  startServer({
    ...own,
    applicationsOfAgent: async (call) => {
      await gate.promise;
      return own.applicationsOfAgent!(call);
    },
  });
  const screen = await renderScreen(<TestList />, { user: agent });
  const table = screen.getByRole('table', { name: 'Applications' });
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => document.querySelectorAll('.list-skeleton').length).toBeGreaterThan(5);
  gate.release();
  await expect.element(screen.getByRole('link', { name: nameOf(2) })).toBeVisible();
  await expect.element(table).toHaveAttribute('aria-busy', 'false');
  expect(document.querySelector('.list-skeleton')).toBeNull();
});

test('a search without results says what was searched, and clearing it shows all rows again', async () => {
  const list = await openList({ rows: applications(3), at: '/applications?search=zebra' });
  await expect.element(list.getByRole('heading', { name: 'No results for “zebra”' })).toBeVisible();
  await userEvent.click(list.getByText('Clear search', { exact: true }));
  await list.seeNames([1, 2, 3].map(nameOf));
  await expect.element(list.getByRole('searchbox', { name: 'Search Applications' })).toHaveFocus();
  expect(list.address()).toBe('/applications');
});

test('a search that only the filters prevent says how many rows match without them', async () => {
  const list = await openList({ rows: applications(8), at: '/applications?search=Asha&status=submitted' });
  await expect.element(list.getByRole('heading', { name: 'No results for “Asha” with 1 filter' })).toBeVisible();
  await expect.element(list.getByText('Without filters, 1 application match “Asha”.')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Clear filters' }));
  await list.seeNames(['Asha Verma']);
  expect(list.address()).toBe('/applications?search=Asha');
});
