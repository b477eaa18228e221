import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { applications, nameOf } from '../../../testing/applications.ts';
import { openList } from '../../../testing/open-list.tsx';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => nameOf(from + at));

describe('order', () => {
  test('a column header turns the order and says so', async () => {
    const list = await openList({ rows: applications(3) });
    const head = list.getByRole('columnheader', { name: 'Traveller' });
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(list.getByRole('button', { name: 'Traveller' }));
    await list.seeNames(range(1, 3).toReversed());
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    expect(list.address()).toBe('/applications?sort=created.desc');
  });

  test('another column takes over the order', async () => {
    const list = await openList({ rows: applications(3) });
    await userEvent.click(list.getByRole('button', { name: 'Travel', exact: true }));
    await expect
      .element(list.getByRole('columnheader', { name: 'Travel', exact: true }))
      .toHaveAttribute('aria-sort', 'ascending');
    expect(list.getByRole('columnheader', { name: 'Traveller' }).element().hasAttribute('aria-sort')).toBe(false);
    await expect.poll(() => list.server.calls('applicationsOfAgent').at(-1)!.query.sort).toBe('travel');
  });

  test('the sort menu offers every order and marks the current one', async () => {
    const list = await openList({ rows: applications(3) });
    await userEvent.click(list.getByRole('button', { name: 'Sort: Created, ascending' }));
    await expect.element(list.getByRole('menuitemradio', { name: 'Created, ascending' })).toBeChecked();
    await userEvent.click(list.getByRole('menuitemradio', { name: 'Travel date, descending' }));
    await expect.poll(() => list.server.calls('applicationsOfAgent').at(-1)!.query.sort).toBe('-travel');
    await expect.element(list.getByRole('button', { name: 'Sort: Travel date, descending' })).toBeVisible();
  });
});

describe('pages', () => {
  test('next and previous walk through the pages and stop at both ends', async () => {
    const list = await openList({ rows: applications(120) });
    const next = list.getByRole('button', { name: 'Next page' });
    const previous = list.getByRole('button', { name: 'Previous page' });
    await list.seeNames(range(1, 50));
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await list.seeNames(range(51, 100));
    await expect.element(list.getByText('51–100 of 120', { exact: true })).toBeVisible();
    await userEvent.click(next);
    await list.seeNames(range(101, 120));
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
    await userEvent.click(previous);
    await list.seeNames(range(51, 100));
  });

  test('a new order starts at the first page again', async () => {
    const list = await openList({ rows: applications(60) });
    await userEvent.click(list.getByRole('button', { name: 'Next page' }));
    await list.seeNames(range(51, 60));
    await userEvent.click(list.getByRole('button', { name: 'Traveller' }));
    await list.seeNames(range(11, 60).toReversed());
  });

  test('the size of a page is part of the address', async () => {
    const list = await openList({ rows: applications(60) });
    await list.seeNames(range(1, 50));
    await userEvent.click(list.getByRole('button', { name: '50 per page' }));
    await userEvent.click(list.getByRole('menuitemradio', { name: '25 per page' }));
    await list.seeNames(range(1, 25));
    expect(list.address()).toBe('/applications?size=25');
  });

  test('a hundred rows scroll inside the list; the heading and the toolbar stay', async () => {
    const list = await openList({ rows: applications(100), at: '/applications?size=100' });
    await list.seeNames(range(1, 100));
    list
      .getByRole('link', { name: nameOf(100) })
      .element()
      .scrollIntoView();
    await expect.element(list.getByRole('link', { name: nameOf(100) })).toBeInViewport();
    await expect.element(list.getByRole('columnheader', { name: 'Traveller' })).toBeInViewport();
    await expect.element(list.getByRole('searchbox')).toBeInViewport();
  });
});

test('unchanged rows are not drawn again while one is selected', async () => {
  let drawn = 0;
  const list = await openList({ rows: applications(8) });
  await list.seeNames(range(1, 8));
  const seen = new MutationObserver((changes) => (drawn += changes.length));
  const other = list
    .getByRole('link', { name: nameOf(5) })
    .element()
    .closest('tr')!;
  seen.observe(other, { subtree: true, childList: true, attributes: true, characterData: true });
  await userEvent.click(list.getByRole('checkbox', { name: `Select ${nameOf(2)}` }));
  await expect.element(list.getByText('1 selected')).toBeVisible();
  seen.disconnect();
  expect(drawn).toBe(0);
});
