import { expect, test } from 'vitest';
import { matches, withRecent, type Entry } from './entry.ts';

test('each typed word begins a word of the entry, in any order and case', () => {
  const invite = { label: 'Invite an agent', also: 'people' };
  for (const text of ['inv', 'AG', 'agent inv', 'peo', '']) expect(matches(invite, text), text).toBe(true);
  for (const text of ['gent', 'inv rev']) expect(matches(invite, text), text).toBe(false);
});

test('an accent does not hide an entry', () => expect(matches({ label: 'Zoë Íslandi' }, 'zoe isl')).toBe(true));

test('what is chosen again moves to the front, and the oldest makes room', () => {
  const entry = (id: string): Entry => ({ id, group: 'go', label: id });
  let recent: Entry[] = [];
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) recent = withRecent(recent, entry(id));
  expect(recent.map(({ id, group }) => `${group} ${id}`)).toEqual(
    ['f', 'e', 'd', 'a', 'c'].map((id) => `recent ${id}`),
  );
});
