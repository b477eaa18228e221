import { Finding } from '@visawright/contract/forms/finding.ts';
import { expect, test } from 'vitest';
import { forms } from '../destinations/form-files.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';
import { documentEvidence } from '../testing/document-evidence.ts';
import type { RuleInput } from './rule-input.ts';
import { judge } from './judge.ts';

const document = (
  kind: string,
  category: DocumentEvidence['category'],
  values: Record<string, string>,
): DocumentEvidence => documentEvidence(category, kind, values, { isPrimary: true });

const passport = () =>
  document('Indian passport', 'Passport', {
    passportNumber: 'Z4512345',
    surname: 'SHARMA',
    givenNames: 'PRIYA',
    dateOfBirth: '1991-04-12',
    issueDate: '2021-03-15',
    expiryDate: '2031-03-14',
    blankPages: '9',
  });

const input = (documents: readonly DocumentEvidence[], more: Partial<RuleInput> = {}): RuleInput => ({
  today: '2026-11-15',
  form: forms.get('italy')!,
  formId: 'italy',
  group: 'Tourism',
  context: { 'derived.isMinor': 'No' },
  application: {
    fromDate: '2027-01-18',
    toDate: '2027-01-29',
    visaTo: 'Italy',
    nationality: 'India',
    visaType: 'Schengen Short Stay Visa (Tourism)',
  },
  applicant: { firstName: 'Priya', lastName: 'Sharma' },
  documents,
  values: {},
  ...more,
});
const rulesIn = (documents: readonly DocumentEvidence[], more?: Partial<RuleInput>) =>
  judge(input(documents, more)).findings.map(({ rule }) => rule);

test('without a passport nothing goes on, and no one may accept that', () => {
  const [first] = judge(input([])).findings;
  expect(first).toMatchObject({ rule: 'passport-missing', severity: 'blocking', mayAccept: false, status: 'fails' });
});

test('reports a missing document once', () => {
  const { findings } = judge(input([passport()]));
  expect(findings.filter(({ key }) => key.includes('insurance'))).toHaveLength(1);
  expect(findings.every(({ rule }) => ['document-missing'].includes(rule))).toBe(true);
});

test('what could not be judged is asked and never passed', () => {
  const known = passport();
  known.values = known.values.filter(({ field }) => field !== 'blankPages');
  const found = judge(input([known])).findings.find(({ rule }) => rule === 'passport-blank-pages');
  expect(found).toMatchObject({ status: 'unknown', severity: 'note', fields: [] });
});

test('a policy two days short names the days, the place on the page and the date of the application', () => {
  const policy = document('Travel insurance policy', 'Insurance', { startDate: '2027-01-18', endDate: '2027-01-27' });
  const found = judge(input([passport(), policy])).findings.find(({ rule }) => rule === 'insurance-days')!;
  expect(found.days).toEqual({
    first: '2027-01-18',
    last: '2027-01-29',
    uncovered: ['2027-01-28', '2027-01-29'],
    unit: 'days',
  });
  expect(found.evidence.map(({ from }) => from)).toEqual(['document', 'application']);
  expect(found.remedy).toMatchObject({ category: 'Insurance', docId: policy.docId });
  expect(found.words.en.title).toBe('2 days without insurance');
  expect(Finding.omit({ accepted: true }).safeParse(found).success).toBe(true);
});

test("ignores a policy in someone else's name", () => {
  const policy = document('Travel insurance policy', 'Insurance', {
    insuredName: 'Anil Rao',
    startDate: '2027-01-18',
    endDate: '2027-01-20',
  });
  policy.belonging = 'other';
  expect(rulesIn([passport(), policy])).toContain('document-of-another');
  expect(rulesIn([passport(), policy])).not.toContain('insurance-days');
});

test('does not report a document as missing while it is being read', () => {
  const reading = { ...document('', 'Other', {}), kind: null, isSettled: false };
  const { findings } = judge(input([passport(), reading]));
  expect(findings.some(({ status }) => status === 'fails')).toBe(false);
});

test('the same case has the same findings with the same keys, most serious first', () => {
  const hotel = document('Hotel booking', 'Proof of Travel', { checkInDate: '2027-01-19', checkOutDate: '2027-01-28' });
  const [one, other] = [judge(input([hotel])), judge(input([hotel]))];
  expect(one).toEqual(other);
  const grave = ['blocking', 'warning', 'note'];
  const order = one.findings.map(({ severity }) => grave.indexOf(severity));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(one.findings.map(({ key }) => key)).size).toBe(one.findings.length);
});

test('applies a stale rule and marks it as stale', () => {
  const expiring = document('Indian passport', 'Passport', { expiryDate: '2027-02-01' });
  const found = (today: string) =>
    judge(input([expiring], { today })).findings.find(({ rule }) => rule === 'passport-validity');
  expect(found('2026-11-20')).toMatchObject({ isStale: false, source: { kind: 'authority' } });
  expect(found('2027-12-20')).toMatchObject({ isStale: true });
});

test('a trip without dates is judged by what needs none', () => {
  const application = { ...input([]).application, fromDate: null, toDate: null };
  expect(() => judge(input([passport()], { application }))).not.toThrow();
});

test.each([
  ['Flight e-ticket or reservation', 'Proof of Travel', 'passengerName', 'SHARMA/ANITA MS', 'blocking'],
  ['Flight e-ticket or reservation', 'Proof of Travel', 'passengerName', 'SHARMA/PRIYA MS', null],
  ['Hotel booking', 'Proof of Travel', 'guestName', 'Arjun Rao', 'warning'],
  ['Bank statement', 'Proof of Funds', 'accountHolderName', 'Mohan Sharma', 'warning'],
  ['Bank statement', 'Proof of Funds', 'accountHolderName', 'Mohan Sharma & Priya Sharma', null],
  ['Aadhaar', 'National ID', 'name', 'Prya Sharma', 'warning'],
  ['Aadhaar', 'National ID', 'name', 'P Sharma', 'note'],
] as const)('%s of %s with %s %s: %s', (kind, category, field, name, severity) => {
  const named = document(kind, category, { [field]: name });
  const found = judge(input([passport(), named])).findings.find(({ rule }) => rule === 'same-person');
  expect(found?.severity ?? null).toBe(severity);
});

test("names countries in the reader's language", () => {
  const hotel = document('Hotel booking', 'Proof of Travel', {
    checkInDate: '2027-01-18',
    checkOutDate: '2027-01-29',
    hotelCountry: 'FRA',
  });
  const found = judge(input([passport(), hotel])).findings.find(({ rule }) => rule === 'main-destination')!;
  expect(found.words.en.text).toBe('The bookings show 11 nights in France and 0 in Italy.');
  expect(found.words.hi.title).toBe('फ़्रांस में अधिक दिन');
});

test('links a finding to the fields its documents fill', () => {
  const policy = document('Travel insurance policy', 'Insurance', { coverageAmount: '1000', coverageCurrency: 'EUR' });
  const found = judge(input([passport(), policy])).findings.find(({ rule }) => rule === 'insurance-cover')!;
  expect(found.fields).toEqual([]);
});
