import { expect, test } from 'vitest';
import { fill } from '../../lib/word-table.ts';
import { en } from '../../words/list/en.ts';
import { filterText } from './filter-text.ts';
import type { ListFilter } from './list.types.ts';

const t = (key: string, values: Record<string, unknown> = {}) =>
  fill(en.filters[key.replace('filters.', '') as keyof typeof en.filters], values);
const status: ListFilter = {
  id: 'status',
  label: 'Status',
  kind: 'many',
  options: ['Draft', 'Ready', 'Sent'].map((label) => ({ value: label.toLowerCase(), label })),
};
const travel: ListFilter = {
  id: 'travel',
  label: 'Travel',
  kind: 'range',
  options: [{ value: 'next-7', label: 'next 7 days' }],
};

test.each([
  [['draft'], 'Draft'],
  [['draft', 'ready'], 'Draft, Ready'],
  [['draft', 'ready', 'sent'], 'Draft and 2 more'],
  [['gone'], 'gone'],
])('%j reads “%s”', (value, words) => expect(filterText(status, value, t)).toBe(words));

test.each([
  [['2026-12-04', ''], 'from 4 Dec 2026'],
  [['', '2026-12-24'], 'until 24 Dec 2026'],
  [['2026-12-04', '2026-12-24'], '4 Dec 2026 – 24 Dec 2026'],
  [['next-7'], 'next 7 days'],
])('the days %j read “%s”', (value, words) => expect(filterText(travel, value, t)).toBe(words));

test('a filter with words of its own uses them', () => {
  expect(filterText({ ...status, format: ([one]) => `just ${one}` }, ['draft'], t)).toBe('just draft');
});
