import { Finding } from '@visawright/contract/finding.ts';
import { expect, test } from 'vitest';
import { forms } from '../read-files.ts';
import type { ReadPaper } from '../read-paper.ts';
import type { Case } from './case.ts';
import { judge } from './judge.ts';

let made = 0;
function paper(kind: string, category: ReadPaper['category'], values: Record<string, string>): ReadPaper {
  const docId = `doc-${(made += 1)}`;
  const head = { docId, fileName: `${docId}.pdf`, category, kind };
  const place = { pageUid: 'page', pageIndex: 0, polygon: [[0, 0], [1, 0], [1, 1]] as [number, number][] }; // prettier-ignore
  return {
    ...head,
    isPrimary: true,
    belonging: 'own',
    isSettled: true,
    retake: [],
    values: Object.entries(values).map(([field, value]) => ({ from: 'document', ...head, field, value, raw: value, outcome: 'accept', isConfirmed: false, ...place })), // prettier-ignore
    tables: [],
  };
}

const passport = () =>
  paper('Indian passport', 'Passport', {
    passportNumber: 'Z4512345',
    surname: 'SHARMA',
    givenNames: 'PRIYA',
    dateOfBirth: '1991-04-12',
    issueDate: '2021-03-15',
    expiryDate: '2031-03-14',
    blankPages: '9',
  });

const given = (papers: readonly ReadPaper[], more: Partial<Case> = {}): Case => ({
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
  papers,
  values: {},
  ...more,
});
const rulesIn = (papers: readonly ReadPaper[], more?: Partial<Case>) =>
  judge(given(papers, more)).findings.map(({ rule }) => rule);

test('without a passport nothing goes on, and nobody may accept that', () => {
  const [first] = judge(given([])).findings;
  expect(first).toMatchObject({ rule: 'passport-missing', severity: 'blocking', mayAccept: false, standing: 'fails' });
});

test('a missing paper is said once, not again by every rule about it', () => {
  const { findings } = judge(given([passport()]));
  expect(findings.filter(({ key }) => key.includes('insurance'))).toHaveLength(1);
  expect(findings.every(({ rule }) => ['paper-missing'].includes(rule))).toBe(true);
});

test('what could not be judged is asked and never passed', () => {
  const known = passport();
  known.values = known.values.filter(({ field }) => field !== 'blankPages');
  const found = judge(given([known])).findings.find(({ rule }) => rule === 'passport-blank-pages');
  expect(found).toMatchObject({ standing: 'unknown', severity: 'note', fields: [] });
});

test('a policy two days short names the days, the place on the page and the date of the application', () => {
  const policy = paper('Travel insurance policy', 'Insurance', { startDate: '2027-01-18', endDate: '2027-01-27' });
  const found = judge(given([passport(), policy])).findings.find(({ rule }) => rule === 'insurance-days')!;
  expect(found.days).toEqual({ first: '2027-01-18', last: '2027-01-29', uncovered: ['2027-01-28', '2027-01-29'], unit: 'days' }); // prettier-ignore
  expect(found.evidence.map(({ from }) => from)).toEqual(['document', 'application']);
  expect(found.remedy).toMatchObject({ category: 'Insurance', docId: policy.docId });
  expect(found.words.en.title).toBe('2 days without insurance');
  expect(Finding.omit({ accepted: true }).safeParse(found).success).toBe(true);
});

test('somebody else’s policy counts for nobody here', () => {
  const policy = paper('Travel insurance policy', 'Insurance', { insuredName: 'Anil Rao', startDate: '2027-01-18', endDate: '2027-01-20' }); // prettier-ignore
  policy.belonging = 'other';
  expect(rulesIn([passport(), policy])).toContain('paper-of-another');
  expect(rulesIn([passport(), policy])).not.toContain('insurance-days');
});

test('a paper still being read is not said to be missing', () => {
  const reading = { ...paper('', 'Other', {}), kind: null, isSettled: false };
  const { findings } = judge(given([passport(), reading]));
  expect(findings.some(({ standing }) => standing === 'fails')).toBe(false);
});

test('the same case has the same findings with the same keys, gravest first', () => {
  const hotel = paper('Hotel booking', 'Proof of Travel', { checkInDate: '2027-01-19', checkOutDate: '2027-01-28' });
  const [one, other] = [judge(given([hotel])), judge(given([hotel]))];
  expect(one).toEqual(other);
  const grave = ['blocking', 'warning', 'note'];
  const order = one.findings.map(({ severity }) => grave.indexOf(severity));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(one.findings.map(({ key }) => key)).size).toBe(one.findings.length);
});

test('an old rule still counts and says how old it is', () => {
  const found = judge(given([])).findings.find(({ rule }) => rule === 'passport-missing')!;
  expect(found).toMatchObject({ verifiedOn: '2024', isStale: true });
});

test('a trip without dates is judged by what needs none', () => {
  const application = { ...given([]).application, fromDate: null, toDate: null };
  expect(() => judge(given([passport()], { application }))).not.toThrow();
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
  const named = paper(kind, category, { [field]: name });
  const found = judge(given([passport(), named])).findings.find(({ rule }) => rule === 'same-person');
  expect(found?.severity ?? null).toBe(severity);
});

test('a country is said by its name in the reader’s language', () => {
  const hotel = paper('Hotel booking', 'Proof of Travel', { checkInDate: '2027-01-18', checkOutDate: '2027-01-29', hotelCountry: 'FRA' }); // prettier-ignore
  const found = judge(given([passport(), hotel])).findings.find(({ rule }) => rule === 'main-destination')!;
  expect(found.words.en.text).toBe('Your bookings have 11 nights in France and 0 in Italy.');
  expect(found.words.hi.title).toBe('आप फ़्रांस में अधिक रुकते हैं');
});

test('a finding stands beside the fields its papers would fill, not beside the destination that asks', () => {
  const policy = paper('Travel insurance policy', 'Insurance', { coverageAmount: '1000', coverageCurrency: 'EUR' });
  const found = judge(given([passport(), policy])).findings.find(({ rule }) => rule === 'insurance-cover')!;
  expect(found.fields).toEqual([]);
});
