import { expect } from '@playwright/test';
import type { Ability } from '../ability.types.ts';

export const paging: Ability = async (at) => {
  const { total } = at.list;
  const next = at.page.getByRole('button', { name: 'Next page' });
  const previous = at.page.getByRole('button', { name: 'Previous page' });
  await at.open();
  await at.expectSpan(`1–50 of ${total}`);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  const first = await at.names();
  await next.click();
  await at.expectSpan(`51–${total} of ${total}`);
  const second = await at.names();
  expect(new Set([...first, ...second]).size).toBe(total);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await previous.click();
  await at.expectSpan(`1–50 of ${total}`);
  expect(await at.names()).toEqual(first);
};

export const pageSize: Ability = async (at) => {
  const { total } = at.list;
  await at.open();
  await at.page.getByRole('button', { name: '50 per page' }).click();
  await at.page.getByRole('menuitemradio', { name: '25 per page' }).click();
  await at.expectSpan(`1–25 of ${total}`);
  await expect(at.rows).toHaveCount(25);
  await at.expectParameter('size', '25');
  await at.open('size=100');
  await at.expectSpan(`1–${total} of ${total}`);
  await expect(at.rows).toHaveCount(total);
};
