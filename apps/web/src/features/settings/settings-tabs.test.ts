import { expect, test } from 'vitest';
import { tabsFor } from './settings-tabs.ts';

const own = ['profile', 'security', 'display', 'notifications', 'shortcuts'];

test('everyone of the staff sets their own things; only who has notifications chooses them', () => {
  expect(tabsFor('agent').map(({ id }) => id)).toEqual(own);
  expect(tabsFor('reviewer').map(({ id }) => id)).toEqual(own.filter((id) => id !== 'notifications'));
});

test('only an admin sees the realm’s settings', () =>
  expect(tabsFor('admin').map(({ id }) => id)).toEqual([
    ...own,
    'branding',
    'domains',
    'support',
    'rules',
    'reading',
    'catalogue',
  ]));
