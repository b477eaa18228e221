import type { Finding } from '@visawright/contract/forms/finding.ts';
import type { Processing } from '@visawright/forms/form/form-schema.ts';
import { expect, test } from 'vitest';
import { testAdvice, testForm } from '../../../../testing/forms.ts';
import { calculateDeadline } from '../../deadline/calculate-deadline.ts';
import { tripWarnings, type WarnedTrip } from './trip-warnings.ts';
import { warningFacts } from './warning-facts.ts';

const processing: Processing = {
  typical: '15 days',
  asOf: '2026-09',
  longestDays: 45,
  lodgeBefore: { days: 15, calendar: 'calendar', basis: '15 days before travel', asOf: '2026-09' },
};
const form = testForm({ processing });
const deadlineOn = (today: string) => calculateDeadline({ form, group: 'Tourism', travelFrom: '2027-03-09', today });
const march: WarnedTrip = {
  form,
  group: 'Tourism',
  visaType: 'Visitor Visa (Tourism)',
  dates: { from: '2027-03-09', to: '2027-03-20' },
  today: '2026-11-15',
  passport: { expiry: '2030-01-01', issued: '2020-01-01' },
  hasOneName: false,
  deadline: deadlineOn('2026-11-15'),
  advice: [],
  findings: [],
};
const kinds = (change: Partial<WarnedTrip>) => tripWarnings({ ...march, ...change }).map(({ kind }) => kind);

test('returns no warnings for a good trip', () => expect(tripWarnings(march)).toEqual([]));

test('is tight after the safe day and late after the last day', () => {
  const { safeDay, lodgeBy } = deadlineOn('2026-11-15');
  expect(kinds({ deadline: deadlineOn(safeDay!.date) })).toEqual([]);
  expect(tripWarnings({ ...march, deadline: deadlineOn('2027-01-31') })).toEqual([
    { kind: 'tight', safeDay: safeDay!.date, lastDay: lodgeBy },
  ]);
  expect(kinds({ deadline: deadlineOn(lodgeBy!) })).toEqual(['tight']);
  expect(kinds({ deadline: deadlineOn('2027-02-28') })).toEqual(['late']);
});

test('warns about an early expiry, but not about an unknown passport', () => {
  expect(kinds({ passport: { expiry: '2027-04-03', issued: null } })).toEqual(['expiresEarly']);
  expect(kinds({ passport: null })).toEqual([]);
  expect(kinds({ passport: { expiry: '2027-04-03', issued: null }, form: null })).toEqual([]);
  expect(kinds({ passport: { expiry: '2027-04-03', issued: null }, dates: null })).toEqual([]);
});

test('counts the first and the last day of a stay', () => {
  expect(kinds({ dates: { from: '2027-03-01', to: '2027-03-30' } })).toEqual([]); // 30
  expect(tripWarnings({ ...march, dates: { from: '2027-03-01', to: '2027-03-31' } })).toEqual([
    { kind: 'tooLong', days: 31, allowed: 30 },
  ]);
});

test('is never late without a known deadline', () => {
  const unknown = testForm({ processing: null });
  const deadline = calculateDeadline({
    form: unknown,
    group: 'Tourism',
    travelFrom: '2027-03-09',
    today: '2027-03-08',
  });
  expect(kinds({ form: unknown, deadline })).toEqual([]);
  expect(kinds({ deadline: null })).toEqual([]);
});

test('names the first day to apply while it is too early', () => {
  const early = { ...form, processing: { ...processing, applyFrom: { months: 3, asOf: '2026-09' } } };
  expect(tripWarnings({ ...march, form: early, today: '2026-12-08' })).toEqual([
    { kind: 'tooEarly', opens: '2026-12-09' },
  ]);
  expect(kinds({ form: early, today: '2026-12-09' })).toEqual([]);
  expect(kinds({ form: early, dates: null })).toEqual([]);
});

test('a passport with one name is a problem only where it is refused', () => {
  const refused = { ...form, singleName: { convention: 'refused' } as const };
  expect(kinds({ form: refused, hasOneName: true })).toEqual(['nameRefused']);
  expect(kinds({ form: refused })).toEqual([]);
  expect(kinds({ form: { ...form, singleName: { convention: 'FNU' } }, hasOneName: true })).toEqual([]);
  expect(kinds({ hasOneName: true })).toEqual([]); // unknown
});

test('advice before any work begins needs no dates; the rest is for Guidelines', () => {
  const advice = [
    testAdvice('card', { topic: 'boarding', opensDaysBefore: 3 }),
    testAdvice('transit', { topic: 'transit' }),
    testAdvice('residents', { topic: 'exempt' }),
    testAdvice('handwritten', { topic: 'passport' }),
  ];
  expect(kinds({ advice, dates: null, deadline: null })).toEqual(['exempt', 'passport', 'boarding']);
});

test('the country of most nights is responsible, until a person has accepted it', () => {
  const finding = { rule: 'main-destination', status: 'fails', accepted: null } as Finding;
  expect(kinds({ findings: [finding] })).toEqual(['otherCountry']);
  expect(kinds({ findings: [{ ...finding, status: 'unknown' }] })).toEqual([]);
  const accepted = { reason: 'A reason', byName: null, at: '2026-11-01T10:00:00.000Z' };
  expect(
    kinds({
      findings: [
        { ...finding, accepted },
        { ...finding, rule: 'hotel-nights' },
      ],
    }),
  ).toEqual([]);
});

test('the most serious come first', () => {
  const all: Partial<WarnedTrip> = {
    form: { ...form, singleName: { convention: 'refused' } },
    hasOneName: true,
    passport: { expiry: '2027-04-03', issued: null },
    deadline: deadlineOn('2027-02-28'),
    dates: { from: '2027-03-09', to: '2027-05-20' },
    advice: [testAdvice('card', { topic: 'boarding' }), testAdvice('residents', { topic: 'exempt' })],
  };
  expect(kinds(all)).toEqual(['late', 'nameRefused', 'expiresEarly', 'tooLong', 'exempt', 'boarding']);
});

test('each warning of ours names the facts it relies on', () => {
  const keys = (kind: 'late' | 'expiresEarly' | 'tooEarly' | 'tooLong' | 'nameRefused') =>
    warningFacts({ kind } as Parameters<typeof warningFacts>[0], form, 'Visitor Visa (Tourism)');
  expect(keys('late')).toEqual(['time:lodgeBefore', 'time:longestDays']);
  expect(keys('expiresEarly')).toEqual(['passport:minValidityMonthsAfterReturn', 'passport:validForWholeStay']);
  expect(keys('tooEarly')).toEqual(['time:applyFrom']);
  expect(keys('tooLong')).toEqual(['visaType:Visitor Visa (Tourism)']);
  expect(keys('nameRefused')).toEqual(['singleName:convention']);
});
