import { expect, test } from 'vitest';
import { tuningDocuments } from './tuning-documents.ts';
import { partNames, variants } from './variants.ts';

test('a full run has every document once, of all sets and routes, and four applications of eleven documents', async () => {
  const all = await tuningDocuments(false);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ set, as }) => `${set} ${as}`))).toEqual(
    new Set(['earlier text', 'earlier scan', 'earlier photo', 'arranged text', 'written text']),
  );
  const applications = Map.groupBy(all, ({ application }) => application);
  applications.delete(undefined);
  expect([...applications.values()].map((documents) => documents.length)).toEqual([11, 11, 11, 11]);
});

test('a small run recognises no pictures', async () =>
  expect((await tuningDocuments(true)).every(({ as }) => as === 'text')).toBe(true));

test('each variant leaves out one part, and one leaves out none', () => {
  const left = Object.values(variants).map((parts) => Object.values(parts).filter((isOn) => !isOn).length);
  expect(left).toEqual([0, ...partNames.map(() => 1)]);
});
