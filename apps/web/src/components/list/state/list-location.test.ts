import { expect, test } from 'vitest';
import { addressText, queryFromText, queryText, readLocation, writeLocation, type UrlRules } from './list-location.ts';

const rules: UrlRules = {
  filters: [
    {
      id: 'status',
      label: 'Status',
      kind: 'many',
      options: [
        { value: 'draft', label: 'Draft' },
        { value: 'submitted', label: 'Submitted' },
      ],
    },
    { id: 'outcome', label: 'Outcome', kind: 'choice', options: [{ value: 'PENDING', label: 'Pending' }] },
    { id: 'travel', label: 'Travel', kind: 'range', options: [{ value: 'next-90', label: 'next 90 days' }] },
    { id: 'city', label: 'City', kind: 'text' },
  ],
  sorts: [
    { key: 'created', label: 'Created' },
    { key: 'travel', label: 'Travel' },
  ],
  defaultSort: { key: 'created', direction: 'desc' },
  views: [
    { id: 'all', label: 'All', kind: 'default', query: {} },
    {
      id: 'soon',
      label: 'Soon',
      kind: 'default',
      query: { filters: { travel: ['next-90'] }, sort: { key: 'travel', direction: 'asc' } },
    },
  ],
};
const read = (text: string) => readLocation(new URLSearchParams(text), rules);
const write = (text: string) => addressText(writeLocation(new URLSearchParams(text), read(text), rules));

test('an empty address is the whole list in default order, 50 per page', () =>
  expect(read('')).toEqual({
    search: '',
    filters: {},
    sort: { key: 'created', direction: 'desc' },
    size: 50,
    open: null,
    tab: null,
    view: null,
  }));

test('restores the whole state from the address', () => {
  const address = [
    'view=soon&search=asha&status=draft,submitted&outcome=PENDING&travel=2026-11-15..2026-12-24',
    'city=Pune&sort=travel.asc&size=100&open=a1&tab=notes',
  ].join('&');
  expect(read(address)).toMatchObject({
    search: 'asha',
    filters: {
      status: ['draft', 'submitted'],
      outcome: ['PENDING'],
      travel: ['2026-11-15', '2026-12-24'],
      city: ['Pune'],
    },
    sort: { key: 'travel', direction: 'asc' },
    size: 100,
    open: 'a1',
    tab: 'notes',
  });
  expect(new URLSearchParams(write(address))).toEqual(new URLSearchParams(address));
});

test('accepts open ranges and presets', () => {
  expect(read('travel=..2026-12-24').filters).toEqual({ travel: ['', '2026-12-24'] });
  expect(read('travel=2026-11-15..').filters).toEqual({ travel: ['2026-11-15', ''] });
  expect(read('travel=next-90').filters).toEqual({ travel: ['next-90'] });
  expect(write('travel=..2026-12-24')).toBe('travel=..2026-12-24');
});

test('ignores unknown values in the address', () => {
  const location = read('status=gone,draft&outcome=maybe&travel=soon&sort=colour.asc&size=7');
  expect(location.filters).toEqual({ status: ['draft'] });
  expect(location.sort).toEqual(rules.defaultSort);
  expect(location.size).toBe(50);
  expect(read('travel=..').filters).toEqual({});
});

test('treats a repeated parameter like a comma-separated one', () =>
  expect(read('status=draft&status=submitted').filters).toEqual({ status: ['draft', 'submitted'] }));

test('a link with only a view applies it; other parameters override it', () => {
  expect(read('view=soon')).toMatchObject({
    filters: { travel: ['next-90'] },
    sort: { key: 'travel', direction: 'asc' },
  });
  expect(read('view=soon&sort=created.asc').sort).toEqual({ key: 'created', direction: 'asc' });
  expect(read('view=soon&city=Pune').filters).toEqual({ city: ['Pune'] });
});

test('omits defaults and keeps other parameters', () => {
  expect(write('sort=created.desc&size=50&tab=notes')).toBe('');
  expect(write('kind=EXTENSION&search=asha')).toBe('kind=EXTENSION&search=asha');
});

test('writes equal queries as equal text', () => {
  const one = queryText({ search: 'asha', filters: { city: ['Pune'], status: ['draft'] } }, rules);
  const other = queryText({ filters: { status: ['draft'], city: ['Pune'] }, search: 'asha ' }, rules);
  expect(one).toBe('city=Pune&search=asha&status=draft');
  expect(other).toBe(one);
  expect(queryFromText(one, rules)).toMatchObject({ search: 'asha', filters: { city: ['Pune'], status: ['draft'] } });
});
