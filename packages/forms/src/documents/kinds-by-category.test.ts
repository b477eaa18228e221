import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { kindsByCategory } from './kinds-by-category.ts';

test('lists the kinds of categories.json', () =>
  expect(kindsByCategory).toEqual(
    Object.fromEntries(categories.map(({ category, kinds }) => [category, kinds.map(({ name }) => name)])),
  ));
