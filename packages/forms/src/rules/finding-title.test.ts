import { expect, test } from 'vitest';
import { allRules } from './rule-files.ts';
import { findingTitleOf } from './finding-title.ts';

test('names a missing document by its checklist title in both languages', () => {
  const title = findingTitleOf('document-missing:Cover letter')!;
  expect(title.en).toContain('Cover letter');
  expect(title.hi).not.toBe(title.en);
});

test('what only a document could tell is reported as what the rule asks', () =>
  expect(findingTitleOf('salary-slips')?.en).toMatch(/^Not met: /));

test('no rule leaves a place open that only a document could fill', () => {
  const open = allRules.filter(({ rule }) =>
    /[{}]/.test(JSON.stringify(findingTitleOf(`${rule.id}:x`) ?? {}).slice(1, -1)),
  );
  expect(open.map(({ rule }) => rule.id)).toEqual([]);
  const untold = allRules.filter(({ rule }) => findingTitleOf(`${rule.id}:x`) === undefined);
  expect(untold.map(({ rule }) => rule.id)).toEqual([]);
  expect(findingTitleOf('no-such-rule:x')).toBeUndefined();
});
