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

test('with room for all, where the first column gives way to 160, all but the optional ones stand', () =>
  expect(fit(460)).toEqual(['name', 'travel', 'status', 'agent']));

test('a narrow pane drops by rank, then from the right', () => {
  expect(fit(459)).toEqual(['name', 'status', 'agent']);
  expect(fit(359)).toEqual(['name', 'status']);
});

test('the first column and those that always stand are never dropped', () =>
  expect(fit(10)).toEqual(['name', 'status']));

test('chosen columns are scrolled to, until the drawer takes their room', () => {
  expect(fit(300, ['agent', 'created'], false)).toEqual(['name', 'status', 'agent', 'created']);
  expect(fit(360, ['agent', 'created'])).toEqual(['name', 'status', 'agent']);
});

test('before the pane is measured nothing is dropped', () => expect(fit(0)).toHaveLength(4));
