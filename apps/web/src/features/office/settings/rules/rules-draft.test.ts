import { RealmRules } from '@visawright/contract/identity/realm-settings.ts';
import { expect, test } from 'vitest';
import { flatRules, ruleLimits, wholeRules, wrongRules, type RuleNumber } from './rules-draft.ts';

const usual = RealmRules.parse({});

test('restores rules from the form unchanged', () => expect(wholeRules(flatRules(usual))).toEqual(usual));

test('rejects amber after red and empty numbers', () => {
  expect(wrongRules(flatRules(usual))).toEqual([]);
  expect(wrongRules({ ...flatRules(usual), urgentDays: 30 })).toEqual(['soonDays']);
  expect(wrongRules({ ...flatRules(usual), deletedDays: Number.NaN })).toEqual(['deletedDays']);
});

test.each(Object.keys(ruleLimits) as RuleNumber[])('accepts for %s what the server accepts', (name) => {
  const [least, most] = ruleLimits[name];
  const accepts = (value: number) =>
    RealmRules.safeParse(wholeRules({ ...flatRules(usual), urgentDays: 1, soonDays: 120, [name]: value })).success;
  expect([least - 1, least, most, most + 1].map(accepts)).toEqual([false, true, true, false]);
});
