import { expect, test } from 'vitest';
import { matchesSearch, withRecent, type PaletteEntry } from './palette-entry.ts';

test('matches word beginnings in any order and case', () => {
  const invite = { label: 'Invite an agent', also: 'people' };
  for (const text of ['inv', 'AG', 'agent inv', 'peo', '']) expect(matchesSearch(invite, text), text).toBe(true);
  for (const text of ['gent', 'inv rev']) expect(matchesSearch(invite, text), text).toBe(false);
});

test('ignores accents', () => expect(matchesSearch({ label: 'Zoë Íslandi' }, 'zoe isl')).toBe(true));

test('moves a chosen entry to the front and drops the oldest', () => {
  const entry = (id: string): PaletteEntry => ({ id, group: 'go', label: id });
  let recent: PaletteEntry[] = [];
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) recent = withRecent(recent, entry(id));
  expect(recent.map(({ id, group }) => `${group} ${id}`)).toEqual(
    ['f', 'e', 'd', 'a', 'c'].map((id) => `recent ${id}`),
  );
});
