import { expect, test } from 'vitest';
import { fitColumns } from './fit-columns.ts';

const columns = [
  { id: 'name', width: 240 },
  { id: 'travel', width: 100, rank: 5 },
  { id: 'status', width: 100, always: true },
  { id: 'agent', width: 100 },
  { id: 'created', width: 100, optional: true },
];
const fit = (width: number, chosen: string[] | null = null, mayDrop = true) =>
  fitColumns(columns, { chosen, width, mayDrop }).map(({ id }) => id);

test('shows all but optional columns if the first can shrink to 160', () =>
  expect(fit(460)).toEqual(['name', 'travel', 'status', 'agent']));

test('drops columns by rank, then from the right', () => {
  expect(fit(459)).toEqual(['name', 'status', 'agent']);
  expect(fit(359)).toEqual(['name', 'status']);
});

test('never drops the first and permanent columns', () => expect(fit(10)).toEqual(['name', 'status']));

test('keeps chosen columns unless the drawer is open', () => {
  expect(fit(300, ['agent', 'created'], false)).toEqual(['name', 'status', 'agent', 'created']);
  expect(fit(360, ['agent', 'created'])).toEqual(['name', 'status', 'agent']);
});

test('drops nothing before measuring', () => expect(fit(0)).toHaveLength(4));
