import { expect, test } from 'vitest';
import { allRules } from './rule-files.ts';
import { titleOf } from './title-of.ts';

test('a missing paper is named by the checklist, in both languages', () => {
  const title = titleOf('paper-missing:Cover letter')!;
  expect(title.en).toContain('Cover letter');
  expect(title.hi).not.toBe(title.en);
});

test('what only a paper could tell is told as what the rule asks', () =>
  expect(titleOf('salary-slips')?.en).toMatch(/^Not met: /));

test('no rule leaves a place open that only a paper could fill', () => {
  const open = allRules.filter(({ rule }) => /[{}]/.test(JSON.stringify(titleOf(`${rule.id}:x`) ?? {}).slice(1, -1)));
  expect(open.map(({ rule }) => rule.id)).toEqual([]);
  const untold = allRules.filter(({ rule }) => titleOf(`${rule.id}:x`) === undefined);
  expect(untold.map(({ rule }) => rule.id)).toEqual([]);
  expect(titleOf('no-such-rule:x')).toBeUndefined();
});
