import { categories } from '@visawright/forms/categories.ts';
import { expect, test } from 'vitest';
import { allPrototypes } from '../prototypes/all.ts';
import { allPhrases } from './all.ts';

const kinds = categories.flatMap(({ category, kinds: own }) => own.map(({ name }) => ({ category, kind: name })));

test('every kind of paper has its phrases and its sentences; a photo has no words', () => {
  for (const { category, kind } of kinds.filter((each) => each.kind !== 'Applicant photo')) {
    expect(allPhrases.filter((each) => each.kind === kind).map((each) => each.category)).toEqual([category]);
    expect(allPrototypes[kind]?.length, kind).toBeGreaterThanOrEqual(2);
  }
  expect(allPhrases.length).toBe(kinds.length - 1);
});

test('no phrase has a brace too many', () => {
  for (const { titles, sure = [], likely = [], never = [], needs = [] } of allPhrases)
    for (const each of [...titles, ...sure, ...likely, ...never, ...needs])
      expect(each).toMatch(/^(?:[^{}]|\{[^{}]*\})+$/);
});
