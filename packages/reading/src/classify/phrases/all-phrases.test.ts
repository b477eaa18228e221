import { categories } from '@visawright/forms/documents/categories.ts';
import { expect, test } from 'vitest';
import { allPrototypes } from '../prototypes/all-prototypes.ts';
import { allPhrases } from './all-phrases.ts';

const kinds = categories.flatMap(({ category, kinds: own }) => own.map(({ name }) => ({ category, kind: name })));

test('has phrases and prototypes for every kind except photos', () => {
  for (const { category, kind } of kinds.filter((each) => each.kind !== 'Applicant photo')) {
    expect(allPhrases.filter((each) => each.kind === kind).map((each) => each.category)).toEqual([category]);
    expect(allPrototypes[kind]?.length, kind).toBeGreaterThanOrEqual(2);
  }
  expect(allPhrases.length).toBe(kinds.length - 1);
});

test('has balanced braces in every phrase', () => {
  for (const { titles, sure = [], likely = [], never = [], needs = [] } of allPhrases)
    for (const each of [...titles, ...sure, ...likely, ...never, ...needs])
      expect(each).toMatch(/^(?:[^{}]|\{[^{}]*\})+$/);
});
