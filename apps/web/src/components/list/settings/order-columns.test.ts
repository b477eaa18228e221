import { expect, test } from 'vitest';
import { orderColumns } from './order-columns.ts';

const columns = ['destination', 'travel', 'status', 'agent'].map((id) => ({ id }));
const order = (chosen: string[] | null) => orderColumns(columns, chosen).map(({ id }) => id);

test('chosen columns get their order, the others keep their places', () => {
  expect(order(['agent', 'destination', 'status'])).toEqual(['agent', 'travel', 'destination', 'status']);
  expect(order(null)).toEqual(['destination', 'travel', 'status', 'agent']);
});

test('an unknown or repeated name changes nothing', () =>
  expect(order(['gone', 'status', 'status', 'travel'])).toEqual(['destination', 'status', 'travel', 'agent']));
