import { expect } from '@playwright/test';
import type { Ability } from '../ability.types.ts';

// Word beginnings: "traveller 00" finds Traveller 001 to 009.
export const search: Ability = async (at) => {
  await at.open();
  const text = `${at.list.stem} 00`;
  await at.search.fill(text.toLowerCase());
  await at.expectSpan('1–9 of 9');
  await at.expectParameter('search', text.toLowerCase());
  expect((await at.names()).toSorted()).toEqual(Array.from({ length: 9 }, (_, i) => `${text}${i + 1}`));
};

export const noMatch: Ability = async (at) => {
  await at.open();
  await at.search.fill('zzz nobody');
  await expect(at.page.getByRole('heading', { name: 'No results for “zzz nobody”' })).toBeVisible();
  await expect(at.rows).toHaveCount(0);
  await at.page.getByRole('button', { name: 'Clear search' }).last().click();
  await at.expectSpan(`1–50 of ${at.list.total}`);
  await at.expectParameter('search', null);
  await expect(at.search).toBeFocused();
  await expect(at.search).toHaveValue('');
};
