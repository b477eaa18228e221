import { factKinds } from '@visawright/contract/forms/fact-kinds.ts';
import { forms } from '@visawright/forms/destinations/form-files.ts';
import { factLines } from '@visawright/forms/knowledge/fact-lines.ts';
import { expect, test } from 'vitest';
import { factsText as t } from '../../../../../translations/facts/facts-texts.ts';
import { factTitle, valueText } from './fact-text.ts';

const same = (text: string) => text;

test('every fact of every destination has a title and a value on one line', () => {
  const all = [...forms].flatMap(([id, form]) =>
    factLines(id, form).flatMap((line) => [
      { key: line.key, value: line.facts.length > 1 ? null : line.facts[0]!.value, count: line.facts.length },
      ...line.facts,
    ]),
  );
  for (const fact of all) {
    const [title, value] = [factTitle(fact, t, 'en', same), valueText(fact, t, 'en', same)];
    expect(title).not.toBe('');
    expect(title).not.toMatch(/undefined|\[object|\{\{|^[a-zA-Z]+:\S/);
    expect(value).not.toMatch(/undefined|\[object|\{\{|NaN/);
    expect([fact.key, value === '']).toEqual([fact.key, false]);
  }
});

test('names fees by their basis, documents in the language of the reader and shared lines by their kind', () => {
  const fee = { key: 'fee:Adult', value: { amount: 90, currency: 'EUR', basis: 'Adult', asOf: '2025' } };
  expect([factTitle(fee, t, 'en', same), valueText(fee, t, 'en', same)]).toEqual(['Fee: Adult', 'EUR 90']);
  const free = { ...fee, value: { ...fee.value, amount: 0 } };
  expect(valueText(free, t, 'en', same)).toBe('No fee');
  expect(factTitle({ key: 'question:*', value: null }, t, 'en', same)).toBe('Questions of the form');
  expect(valueText({ key: 'question:*', value: null, count: 9 }, t, 'en', same)).toBe('9 entries');
  expect(valueText({ key: 'photo:*', value: null, count: 1 }, t, 'en', same)).toBe('1 entry');
  const rule = { key: 'time:lodgeBefore', value: { days: 15, calendar: 'working', basis: 'b', asOf: '2025' } };
  expect(valueText(rule, t, 'en', same)).toBe('15 working days');
  expect(valueText({ key: 'passport:blankPages', value: 2 }, t, 'en', same)).toBe('2 pages');
  expect(valueText({ key: 'photo:headHeightPercent', value: [70, 80] }, t, 'en', same)).toBe('70 – 80');
});

test('has a name for each kind', () =>
  expect(factKinds.map((kind) => t(`kinds.${kind}`)).join()).not.toContain('kinds.'));
