import { RealmRules } from '@visawright/contract/realm-settings.ts';
import { expect, test } from 'vitest';
import { flatRules, ruleLimits, wholeRules, wrongRules, type RuleNumber } from './rules-draft.ts';

const usual = RealmRules.parse({});

test('rules come back as they went into the form', () => expect(wholeRules(flatRules(usual))).toEqual(usual));

test('amber may not begin after red, and an emptied number is not a rule', () => {
  expect(wrongRules(flatRules(usual))).toEqual([]);
  expect(wrongRules({ ...flatRules(usual), urgentDays: 30 })).toEqual(['soonDays']);
  expect(wrongRules({ ...flatRules(usual), deletedDays: Number.NaN })).toEqual(['deletedDays']);
});

test.each(Object.keys(ruleLimits) as RuleNumber[])('the form takes for %s what the server takes', (name) => {
  const [least, most] = ruleLimits[name];
  const accepts = (value: number) =>
    RealmRules.safeParse(wholeRules({ ...flatRules(usual), urgentDays: 1, soonDays: 120, [name]: value })).success;
  expect([least - 1, least, most, most + 1].map(accepts)).toEqual([false, true, true, false]);
});
