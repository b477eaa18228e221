import { expect } from '@playwright/test';
import type { Ability } from '../ability.types.ts';
import type { Standing } from '../standing.ts';

async function expectOrder(at: Standing, direction: 'asc' | 'desc', first: string): Promise<void> {
  await expect.poll(async () => (await at.names())[0]).toBe(first);
  const names = await at.names();
  const right = names.toSorted((a, b) => (a < b ? -1 : 1));
  expect(names).toEqual(direction === 'asc' ? right : right.toReversed());
}

// By the head of its column, which says so to a screen reader.
export const sort: Ability = async (at) => {
  const { head, first, order } = at.list.sort;
  await at.open();
  const cell = at.page.getByRole('columnheader', { name: head, exact: true });
  const button = cell.getByRole('button');
  if ((await cell.getAttribute('aria-sort')) === null) await button.click(); // the list's own order needs no click
  await expect(cell).toHaveAttribute('aria-sort', said(order[0]!.says));
  await expectOrder(at, order[0]!.names, order[0]!.names === 'asc' ? first : at.list.last);
  await button.click();
  await expect(cell).toHaveAttribute('aria-sort', said(order[1]!.says));
  await expectOrder(at, order[1]!.names, order[1]!.names === 'asc' ? first : at.list.last);
  await expect(button).toBeFocused();
};

const said = (direction: 'asc' | 'desc') => `${direction}ending`;
