import { expect, test } from 'vitest';
import { fillText, findText } from './text-tree.ts';

test('a count selects the plural form of the language', () => {
  const tree = { days_one: '{{count}} day', days_other: '{{count}} days', plain: 'text' };
  expect(fillText(findText(tree, 'days', 'en', 1)!, { count: 1 })).toBe('1 day');
  expect(fillText(findText(tree, 'days', 'en', 11)!, { count: 11 })).toBe('11 days');
  expect(findText(tree, 'plain', 'en', 2)).toBe('text');
  expect(findText(tree, 'nowhere.at.all', 'en')).toBeUndefined();
});

test('a value is inserted as it is, never read as a pattern or a blank', () =>
  expect(fillText('Hello {{name}}, {{other}}', { name: '$& {{other}}' })).toBe('Hello $& {{other}}, {{other}}'));
