import { expect, test } from 'vitest';
import { catalogueView, catalogueStatusOf, type CatalogueConfidence, type CataloguePart } from './catalogue-order.ts';

const entry = (
  key: string,
  ageDays: number | null,
  confidence: CatalogueConfidence | null = 'high',
  part: CataloguePart = 'form',
) => ({ key, ageDays, confidence, part, formIds: key.split('+') });
const entries = [
  entry('uk', 10),
  entry('japan', null),
  entry('spain', 400, 'medium'),
  entry('italy', 400, 'medium-high', 'fees'),
  entry('uk+japan', 5, null, 'rule'),
];
const keys = (...args: Parameters<typeof catalogueView>) => catalogueView(...args).map(({ key }) => key);

test('what no one dated comes first, then the oldest, then the least sure', () => {
  expect(keys(entries, {})).toEqual(['japan', 'spain', 'italy', 'uk', 'uk+japan']);
  expect(keys(entries, {}, 'confidence')).toEqual(['spain', 'italy', 'japan', 'uk', 'uk+japan']);
});

test('filters by part, destination, confidence and status', () => {
  expect(keys(entries, { part: 'fees' })).toEqual(['italy']);
  expect(keys(entries, { formId: 'japan' })).toEqual(['japan', 'uk+japan']);
  expect(keys(entries, { confidence: 'medium' })).toEqual(['spain']);
  expect(keys(entries, { status: 'old' })).toEqual(['spain', 'italy']);
  expect(keys(entries, { status: 'undated', formId: 'uk' })).toEqual([]);
});

test('a year is recent, a day more is old', () =>
  expect([null, 0, 365, 366].map(catalogueStatusOf)).toEqual(['undated', 'recent', 'recent', 'old']));
