import { expect, test } from 'vitest';
import { progressLabels } from '@visawright/contract/applications/application-status.ts';
import { headerMenu, premiumServices, premiumState, steps } from '@visawright/contract/applications/steps.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { menuEntries } from './menu/menu-entries.ts';
import { stepNames } from '../../features/journey/flow/steps/step-names.ts';
import { premiumCards } from '../../features/shared/premium/premium-services.ts';
import { en } from '../../translations/applicant/en.ts';
import { hi } from '../../translations/applicant/hi.ts';

test("the menu has the specification's labels in order", () => {
  expect(menuEntries.map(({ id }) => en.menu[id])).toEqual(headerMenu);
});

test("steps, premium cards and progress have the specification's texts", () => {
  expect(stepNames.map((name) => en.steps[name].label)).toEqual(steps.map(({ label }) => label));
  expect(
    premiumCards.map(({ id, badge }) => ({ title: en.premium[id].title, badge: badge ? en.premium[id].badge : null })),
  ).toEqual(premiumServices);
  expect(en.premium.comingSoon).toBe(premiumState);
  expect(
    Object.entries(progressLabels).map(([key]) => en.submit.progress[key as keyof typeof progressLabels].label),
  ).toEqual(Object.values(progressLabels));
  expect(en.travel.update).toBe(texts.update);
});

const leaves = (tree: object): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : leaves(value as object).map(([k, v]) => [`${key}.${k}`, v] as [string, string]),
  );

test('Hindi has every text with the same blanks', () => {
  const blanks = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([blank]) => blank).sort();
  const hindi = new Map(leaves(hi));
  const english = leaves(en);
  expect([...hindi.keys()]).toEqual(english.map(([key]) => key));
  for (const [key, text] of english) {
    expect(blanks(hindi.get(key)!), key).toEqual(blanks(text));
    if (!/^\{\{\w+\}\} \/ /.test(hindi.get(key)!)) expect(hindi.get(key), key).toMatch(/[\u0900-\u097f]/);
  }
});
