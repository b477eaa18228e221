import { expect, test } from 'vitest';
import { documentEvidence } from '../../testing/document-evidence.ts';
import { judgeRule, restsOn } from '../../testing/judge-rule.ts';
import { ruleInputOf } from '../../testing/rule-input-of.ts';
import type { DocumentEvidence } from '../../documents/document-evidence.ts';
import { describeRules } from '../describe-rules.ts';
import { rulesInForce } from '../rule-in-force.ts';

const passport = (values: Record<string, string>) => documentEvidence('Passport', 'Indian passport', values);
const judged = (rule: string, documents: DocumentEvidence[], form = 'italy') =>
  judgeRule(rule, ruleInputOf(form, { documents }));

test('blank pages are counted, asked for, or left to the rule about the passport', () => {
  expect(judged('passport-blank-pages', [passport({ blankPages: '2' })])).toEqual([]);
  const [few] = judged('passport-blank-pages', [passport({ blankPages: '1' })]);
  expect(few).not.toHaveProperty('status');
  expect(few!.facts).toEqual({ pages: 2, blank: 1 });
  const [asked] = judged('passport-blank-pages', [passport({ passportNumber: 'Z1' })]);
  expect(asked).toMatchObject({ status: 'unknown', variant: 'unknown', facts: { blank: 0 } });
  expect(restsOn(asked!)[0]).toBe('Indian passport.passportNumber');
  const [unclear] = judged('passport-blank-pages', [passport({ blankPages: 'some', passportNumber: 'Z1' })]);
  expect(restsOn(unclear!)[0]).toBe('Indian passport.blankPages');
  expect(judged('passport-blank-pages', [passport({})])).toEqual([]);
});

test('a passport is too old ten years after its issue', () => {
  expect(judged('passport-age', [passport({ issueDate: '2017-03-10' })])).toEqual([]);
  expect(judged('passport-age', [passport({ issueDate: '2017-03-09' })])).toHaveLength(1);
  expect(judged('passport-age', [passport({ issueDate: 'unclear' })])).toEqual([]);
  expect(judged('passport-age', [])).toEqual([]);
});

test('a passport is valid long enough, too short or expired', () => {
  const until = (expiryDate: string) => judged('passport-validity', [passport({ expiryDate })]);
  expect(until('2027-06-20')).toEqual([]);
  expect(until('2027-06-19')[0]).not.toHaveProperty('variant');
  expect(until('2026-11-15')[0]).not.toHaveProperty('variant');
  expect(until('2026-11-14')[0]!.variant).toBe('expired');
  expect(until('unclear')).toEqual([]);
  expect(judged('passport-validity', [])).toEqual([]);
});

test('of several permits the one valid longest counts', () => {
  const found = (...days: string[]) =>
    judged(
      'permit-validity',
      days.map((expiryDate) => documentEvidence('Other', 'Residence permit', { expiryDate })),
    );
  expect(found('2026-12-01', '2030-01-01')).toEqual([]);
  expect(found('2030-01-01', '2026-12-01')).toEqual([]);
  expect(found('2026-12-01', '2026-12-24')[0]!.facts).toMatchObject({ expiry: { day: '2026-12-24' } });
  expect(found()).toEqual([]);
});

test.each([
  ['italy', '3 months after the return', 'वापसी के 3 महीने बाद तक'],
  ['vietnam', '6 months after arrival', 'पहुँचने के 6 महीने बाद तक'],
  ['uk', 'the last day of the trip', 'यात्रा के अंतिम दिन तक'],
])('%s asks for %s', (form, en, hi) => {
  const rule = rulesInForce(ruleInputOf(form).form, 'Tourism').find(({ rule: { id } }) => id === 'passport-validity')!;
  expect(rule.limits['limit']).toEqual({ en, hi });
});

test('a number is compared without spaces and case, and an earlier one is recognised', () => {
  const policy = (insuredPassportNumber: string) =>
    documentEvidence('Insurance', 'Travel insurance policy', { insuredPassportNumber });
  const own = passport({ passportNumber: 'Z4512345', oldPassportNumber: 'A1' });
  const previous = documentEvidence('Passport', 'Previous passport', { passportNumber: 'B2' });
  const found = (number: string, ...more: DocumentEvidence[]) =>
    judged('same-passport-number', [own, policy(number), ...more]).map(({ variant }) => variant ?? 'differs');
  expect(found('z 4512345')).toEqual([]);
  expect(found('Z4512346')).toEqual(['differs']);
  expect(found('a-1')).toEqual(['earlier']);
  expect(found('B2')).toEqual(['differs']);
  expect(found('b2', previous)).toEqual(['earlier']);
  expect(judged('same-passport-number', [passport({ passportNumber: '-' }), policy('Z1')])).toEqual([]);
});

test('Japan: the visa centre lists six months from entry, the state only a valid passport', () => {
  const input = (expiryDate: string) => ruleInputOf('japan', { documents: [passport({ expiryDate })] });
  const rules = (expiryDate: string) =>
    ['passport-validity', 'passport-validity-centre'].filter((id) => judgeRule(id, input(expiryDate)).length > 0);
  expect(rules('2027-09-10')).toEqual([]);
  expect(rules('2027-09-09')).toEqual(['passport-validity-centre']);
  expect(rules('2027-03-20')).toEqual(['passport-validity-centre']);
  expect(rules('2027-03-19')).toEqual(['passport-validity']); // reported once
  const asked = describeRules(ruleInputOf('japan').form, 'Tourism').find(({ id }) => id === 'passport-validity-centre');
  expect(asked).toMatchObject({ severity: 'warning', source: { kind: 'centre' } });
  expect(describeRules(ruleInputOf('italy').form, 'Tourism').map(({ id }) => id)).not.toContain(
    'passport-validity-centre',
  );
});
