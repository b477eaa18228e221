import { expect } from '@playwright/test';
import type { Ability } from '../ability.types.ts';
import type { ListPage } from '../list-page.ts';

async function expectOrder(at: ListPage, direction: 'asc' | 'desc', first: string): Promise<void> {
  await expect.poll(async () => (await at.names())[0]).toBe(first);
  const names = await at.names();
  const right = names.toSorted((a, b) => (a < b ? -1 : 1));
  expect(names).toEqual(direction === 'asc' ? right : right.toReversed());
}

// Sorts by the column header, which announces the order to screen readers.
export const sort: Ability = async (at) => {
  const { head, first, order } = at.list.sort;
  await at.open();
  const cell = at.page.getByRole('columnheader', { name: head, exact: true });
  const button = cell.getByRole('button');
  if ((await cell.getAttribute('aria-sort')) === null) await button.click(); // the default order needs no click
  await expect(cell).toHaveAttribute('aria-sort', ariaSort(order[0]!.says));
  await expectOrder(at, order[0]!.names, order[0]!.names === 'asc' ? first : at.list.last);
  await button.click();
  await expect(cell).toHaveAttribute('aria-sort', ariaSort(order[1]!.says));
  await expectOrder(at, order[1]!.names, order[1]!.names === 'asc' ? first : at.list.last);
  await expect(button).toBeFocused();
};

const ariaSort = (direction: 'asc' | 'desc') => `${direction}ending`;
