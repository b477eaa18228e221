import { expect, test } from 'vitest';
import { filterText } from './filter-text.ts';
import type { ListFilter } from '../list.types.ts';
import { listText } from '../../../translations/list/list-texts.ts';

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
])('formats %j as “%s”', (value, expected) => expect(filterText(status, value, listText)).toBe(expected));

test.each([
  [['2026-12-04', ''], 'from 4 Dec 2026'],
  [['', '2026-12-24'], 'until 24 Dec 2026'],
  [['2026-12-04', '2026-12-24'], '4 Dec 2026 – 24 Dec 2026'],
  [['next-7'], 'next 7 days'],
])('formats the dates %j as “%s”', (value, expected) => expect(filterText(travel, value, listText)).toBe(expected));

test("uses a filter's own format", () => {
  expect(filterText({ ...status, format: ([one]) => `just ${one}` }, ['draft'], listText)).toBe('just draft');
});
