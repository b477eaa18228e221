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

test('shows chosen columns in their chosen order, after the first one', () =>
  expect(fit(900, ['created', 'agent', 'travel'])).toEqual(['name', 'created', 'status', 'agent', 'travel']));

const widths = (width: number) => fitColumns(columns, { chosen: null, width, mayDrop: true }).map((one) => one.width);

test('gives the first column at most 240 and shares the rest', () => {
  expect(widths(540)).toEqual([240, 100, 100, 100]);
  expect(widths(840)).toEqual([240, 200, 200, 200]);
});

test('shrinks columns to their least width before it drops one', () => {
  const shrinking = [
    { id: 'name', width: 160 },
    { id: 'status', width: 100, least: 80 },
    { id: 'agent', width: 100 },
  ];
  const at = (width: number) =>
    fitColumns(shrinking, { chosen: null, width, mayDrop: true }).map((one) => [one.id, one.width]);
  expect(at(350)).toEqual([
    ['name', 160],
    ['status', 90],
    ['agent', 100],
  ]);
  expect(at(339)).toEqual([
    ['name', 160],
    ['status', 100],
  ]);
});

test('drops nothing before measuring', () => expect(fit(0)).toHaveLength(4));
