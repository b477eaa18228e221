import { expect, test } from 'vitest';
import { documentEvidence } from '../../testing/document-evidence.ts';
import { judgeRule, restsOn } from '../../testing/judge-rule.ts';
import { ruleInputOf } from '../../testing/rule-input-of.ts';
import type { DocumentEvidence } from '../../documents/document-evidence.ts';

const letter = (values: Record<string, string>) =>
  documentEvidence('Proof of Employment', 'Employment / NOC / leave letter', values);
const slip = (values: Record<string, string>) => documentEvidence('Proof of Employment', 'Salary slip', values);
const judged = (rule: string, ...documents: DocumentEvidence[]) => judgeRule(rule, ruleInputOf('italy', { documents }));

test('two documents agree on the day of joining', () => {
  const joined = (...days: string[]) =>
    judged('joining-date', ...days.map((dateOfJoining, at) => (at === 0 ? letter : slip)({ dateOfJoining })));
  expect(joined('2019-06-03', '2019-06-03')).toEqual([]);
  const [found] = joined('2019-06-03', '2019-06-03', '2019-06-04');
  expect(found!.facts).toMatchObject({ date: { day: '2019-06-03' }, other: { day: '2019-06-04' } });
  expect(joined('2026-11-15')).toEqual([]);
  expect(joined('2026-11-16')[0]).toMatchObject({ about: 'future', variant: 'future' });
  expect(joined('2019-06-03', '2027-01-01')[0]!.facts['date']).toEqual({ day: '2027-01-01' });
  expect(joined('June 2019', '2019-06-04')).toEqual([]);
  expect(joined()).toEqual([]);
});

test.each([
  ['Sundaram Textiles Private Limited', 'SUNDARAM TEXTILES PVT. LTD.', true],
  ['Sundaram Textiles', 'Sundaram Textiles (India) & Co', true],
  ['Sundaram Textiles', 'M/s Sundaram Textile', true],
  ['The Lotus Company', 'Lotus', true],
  ['Sundaram Textiles', 'Sundaram Motors', false],
  ['Lotus', 'Locus', false],
  ['Lotusville', 'Locusville', true],
])('%s and %s are one employer: %s', (one, other, isSame) => {
  const found = judged('one-employer', letter({ employerName: one }), slip({ employerName: other }));
  expect(found).toHaveLength(isSame ? 0 : 1);
  if (!isSame) expect(found[0]!.facts).toMatchObject({ employer: one, other });
});

test('one document alone has one employer', () => {
  expect(judged('one-employer', letter({ employerName: 'Lotus' }))).toEqual([]);
  expect(judged('one-employer')).toEqual([]);
});

// Italy asks for three months; today is 15 November 2026.
test.each([
  [['2026-08', '2026-09', '2026-10'], null],
  [['2026-10', '2026-08', '2026-09'], null],
  [['2026-09', '2026-10'], { months: 3, count: 2, newest: { day: '2026-10' } }],
  [['2026-10', '2026-10-31', '2026-10'], { months: 3, count: 1, newest: { day: '2026-10' } }],
  [['2026-07', '2026-08', '2026-09'], null],
  [['2026-06', '2026-07', '2026-08'], { months: 3, count: 3, newest: { day: '2026-08' } }],
  [['October'], null],
])('slips of %j', (months, facts) => {
  const found = judged('salary-slips', ...months.map((payPeriod) => slip({ payPeriod })));
  expect(found.map((each) => each.facts)).toEqual(facts ? [facts] : []);
});

test('old slips are told as old', () => {
  expect(judged('salary-slips', slip({ payPeriod: '2026-08' }))[0]!.variant).toBe('old');
  expect(judged('salary-slips', slip({ payPeriod: '2026-10' }))[0]).not.toHaveProperty('variant');
});

// 10 March 2027 is a Wednesday, 13 and 14 March are a weekend.
test('leave covers the working days of the trip', () => {
  const leave = (leaveFrom: string, leaveTo: string) => judged('leave-dates', letter({ leaveFrom, leaveTo }));
  expect(leave('2027-03-10', '2027-03-20')).toEqual([]);
  expect(leave('2027-03-10', '2027-03-19')).toEqual([]);
  const [late] = leave('2027-03-11', '2027-03-20');
  expect(late).toMatchObject({ about: '', days: { uncovered: ['2027-03-10'] } });
  expect(restsOn(late!)).toEqual(['Employment / NOC / leave letter.leaveFrom', 'application.fromDate']);
  expect(leave('unclear', '2027-03-11')).toEqual([]);
});
