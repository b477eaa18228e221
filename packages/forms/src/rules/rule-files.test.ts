import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { expect, test } from 'vitest';
import { categories } from '../documents/categories.ts';
import { forms } from '../destinations/form-files.ts';
import { predicates } from './predicates.ts';
import { rulesInForce } from './rule-in-force.ts';
import { allRules } from './rule-files.ts';
import { describeRules } from './describe-rules.ts';
import { conditionNames } from './conditions.ts';

const rules = allRules.map(({ rule }) => rule);
const placesIn = (sentences: readonly string[]) =>
  new Set(sentences.flatMap((each) => [...each.matchAll(/\{(\w+)/g)].map(([, name]) => name)));

test('every rule has a name of its own, a predicate that is there and a situation someone can be in', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { id, predicate, when } of rules) {
    expect(predicates, id).toHaveProperty(predicate);
    if (when) expect(conditionNames, id).toContain(when);
  }
});

test('every predicate is used by a rule', () => {
  expect(Object.keys(predicates).filter((name) => !rules.some(({ predicate }) => predicate === name))).toEqual([]);
});

test('both languages say the same facts, and the Hindi is Hindi', () => {
  for (const { id, asks, words, variants } of rules)
    for (const texts of [asks, words, ...Object.values(variants).flatMap((variant) => variant.words ?? [])]) {
      const [en, hi] = [Object.values(texts.en), Object.values(texts.hi)];
      expect(placesIn(hi), id).toEqual(placesIn(en));
      for (const sentence of hi) expect(sentence, id).toMatch(/\p{Script=Devanagari}/u);
    }
});

test('rules speak only of kinds and fields that documents have', () => {
  const kinds = new Set(categories.flatMap((category) => category.kinds.map(({ name }) => name)));
  const fields = new Set(
    categories.flatMap((category) => category.kinds.flatMap((kind) => kind.fields.map(({ id }) => id))),
  );
  const named = (value: unknown, key: string): string[] => {
    if (typeof value === 'string') return [`${key}=${value}`];
    if (Array.isArray(value)) return value.flatMap((each) => named(each, key));
    if (typeof value === 'object' && value) return Object.entries(value).flatMap(([name, each]) => named(each, name));
    return [];
  };
  for (const { id, params } of rules)
    for (const [key = '', value = ''] of named(params, '').map((each) => each.split('=', 2))) {
      if (/^kinds?$|^unless$/.test(key)) expect(kinds, `${id} ${key}`).toContain(value);
      if (/^fields?$/.test(key)) expect(fields, `${id} ${key}`).toContain(value);
    }
});

test.each([...forms.keys()])(
  'what %s asks can be read without an open place, with a source and an honest date',
  (id) => {
    for (const group of visaGroups) {
      const form = forms.get(id)!;
      const asked = describeRules(form, group);
      expect(asked.length).toBeGreaterThan(25);
      for (const { words, source, verifiedOn } of asked) {
        expect(JSON.stringify(words)).not.toMatch(/\{\w+\}|\{\w+\||undefined|null|NaN/);
        expect(source.name).not.toBe('');
        if (verifiedOn !== null) expect(verifiedOn).toMatch(/^\d{4}(-\d{2}){0,2}$/);
      }
      expect(rulesInForce(form, group)).toHaveLength(asked.length);
    }
  },
);

test('a limit the form does not have is no rule there', () => {
  const ids = (form: string) => describeRules(forms.get(form)!, 'Tourism').map(({ id }) => id);
  expect(ids('germany')).toContain('passport-age');
  expect(ids('uk')).not.toContain('passport-age');
  expect(ids('newZealand')).not.toContain('passport-blank-pages');
  expect(ids('azerbaijan')).not.toContain('photo-head');
  expect(ids('japan')).not.toContain('insurance-cover');
});
