import { daysLater } from '@visawright/contract/dates/days.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { describe, expect, test } from 'vitest';
import { documentEvidence } from '../../testing/document-evidence.ts';
import { judgeRule, restsOn } from '../../testing/judge-rule.ts';
import { ruleInputOf } from '../../testing/rule-input-of.ts';
import type { DocumentEvidence } from '../../documents/document-evidence.ts';
import { flightsOf } from './flights.ts';
import { nightsOf, staysOf } from './stays.ts';

// The trip of ruleInputOf is from 10 to 20 March 2027.
const judged = (rule: string, documents: DocumentEvidence[], form = 'italy') =>
  judgeRule(rule, ruleInputOf(form, { documents }));
const policy = (values: Record<string, string>) => documentEvidence('Insurance', 'Travel insurance policy', values);
const days = (startDate: string, endDate: string) => policy({ startDate, endDate });
const hotel = (checkInDate: string, checkOutDate: string, hotelCountry = 'ITA') =>
  documentEvidence('Proof of Travel', 'Hotel booking', { checkInDate, checkOutDate, hotelCountry });
const flight = (values: Record<string, string>) =>
  documentEvidence('Proof of Travel', 'Flight e-ticket or reservation', values);

describe('the days of a policy', () => {
  test('two policies may share the days between them', () => {
    expect(judged('insurance-days', [days('2027-03-10', '2027-03-15'), days('2027-03-16', '2027-03-20')])).toEqual([]);
    const [gap] = judged('insurance-days', [days('2027-03-10', '2027-03-13'), days('2027-03-16', '2027-03-20')]);
    expect(gap!.days).toEqual({
      first: '2027-03-10',
      last: '2027-03-20',
      uncovered: ['2027-03-14', '2027-03-15'],
      unit: 'days',
    });
  });

  test('show the policy next to the gap', () => {
    const [early, late] = [days('2027-03-08', '2027-03-12'), days('2027-03-09', '2027-03-14')];
    for (const documents of [
      [early, late],
      [late, early],
    ]) {
      const [gap] = judged('insurance-days', documents);
      expect(gap!.remedy).toEqual({ category: 'Insurance', docId: late.docId });
      expect(restsOn(gap!)).toEqual(['Travel insurance policy.endDate', 'application.toDate']);
      expect(gap!.about).toBe('');
    }
    const [start] = judged('insurance-days', [early, days('2027-03-14', '2027-03-25')]);
    expect(restsOn(start!)).toEqual(['Travel insurance policy.startDate', 'application.fromDate']);
  });

  test('are not judged without both days, without a trip or by a policy that was not read', () => {
    expect(judged('insurance-days', [policy({ startDate: '2027-03-10' })])).toEqual([]);
    expect(judged('insurance-days', [policy({ endDate: '2027-03-10' })])).toEqual([]);
    expect(judged('insurance-days', [days('soon', '2027-03-15')])).toEqual([]);
    expect(judged('insurance-days', [days('2027-03-10', 'later')])).toEqual([]);
    expect(judged('insurance-days', [{ ...days('2027-03-10', '2027-03-11'), isSettled: false }])).toEqual([]);
    const input = ruleInputOf('italy', { documents: [days('2027-03-10', '2027-03-11')] });
    const application = { ...input.application, fromDate: null };
    expect(judgeRule('insurance-days', { ...input, application })).toEqual([]);
  });
});

describe('the cover of a policy', () => {
  const cover = (coverageAmount: string, coverageCurrency?: string) =>
    judged('insurance-cover', [policy({ coverageAmount, ...(coverageCurrency && { coverageCurrency }) })]);

  test('is enough, too low, or unknown without a currency', () => {
    expect(cover('30000', 'EUR')).toEqual([]);
    const [low] = cover('29999', 'EUR');
    expect(low).not.toHaveProperty('status');
    expect(low!.facts).toMatchObject({
      held: { amount: 29_999, currency: 'EUR' },
      file: 'Travel insurance policy.pdf',
    });
    expect(restsOn(low!)).toEqual([
      'Travel insurance policy.coverageAmount',
      'Travel insurance policy.coverageCurrency',
      'application.visaTo',
    ]);
    const [unknown] = cover('50000');
    expect(unknown).toMatchObject({ status: 'unknown', variant: 'unknown', facts: { held: '50000' } });
    expect(restsOn(unknown!)).toEqual(['Travel insurance policy.coverageAmount', 'application.visaTo']);
    expect(unknown!.remedy).toMatchObject({ category: 'Insurance' });
  });

  test('is judged for insurance only', () => {
    const values = { coverageAmount: '1', coverageCurrency: 'EUR', territory: 'Asia' };
    expect(judged('insurance-cover', [documentEvidence('Other', 'Other document', values)])).toEqual([]);
    expect(judged('insurance-schengen', [documentEvidence('Other', 'Other document', values)])).toEqual([]);
    expect(judged('insurance-cover', [policy({ territory: 'Asia' })])).toEqual([]);
  });
});

describe('the area of a policy', () => {
  const area = (territory: string, form: string, rule: string) =>
    judged(rule, [policy({ territory })], form).map(({ status }) => status ?? 'fails');
  test.each([
    ['Worldwide', []],
    ['WORLD-WIDE cover', []],
    ['Worldwide excluding USA', []],
    ['Worldwide, except Japan', ['fails']],
    ['Worldwide other than Japan', ['fails']],
    ['Japan', []],
    ['Europe', ['fails']],
    ['Zone 7', ['unknown']],
  ])('%s for Japan', (territory, found) => expect(area(territory, 'japan', 'insurance-area')).toEqual(found));

  test.each([
    ['Schengen', []],
    ['Italy', ['fails']],
    ['Asia', ['fails']],
    ['Plan Gold', ['unknown']],
  ])('%s for Schengen', (territory, found) => expect(area(territory, 'italy', 'insurance-schengen')).toEqual(found));

  test('names the words of the policy', () => {
    const read = policy({ territory: 'Zone 7' });
    const [unknown] = judged('insurance-area', [read], 'japan');
    expect(unknown).toMatchObject({
      about: read.docId,
      variant: 'unknown',
      facts: { territory: 'Zone 7' },
      remedy: { category: 'Insurance', docId: read.docId },
    });
    const typed = { ...read, values: read.values.map((value) => ({ ...value, raw: '' })) };
    expect(judged('insurance-area', [typed], 'japan')[0]!.facts).toEqual({ territory: 'Zone 7' });
    const written = { ...read, values: read.values.map((value) => ({ ...value, raw: 'ZONE VII' })) };
    expect(judged('insurance-area', [written], 'japan')[0]!.facts).toEqual({ territory: 'ZONE VII' });
  });
});

describe('the nights of a trip', () => {
  test('shows the booking next to the gap', () => {
    const [first, second] = [hotel('2027-03-10', '2027-03-12'), hotel('2027-03-14', '2027-03-20')];
    const [gap] = judged('hotel-nights', [second, first]);
    expect(gap!.evidence.slice(0, 2)).toEqual(first.values.slice(0, 2));
    expect(gap!.facts).toMatchObject({ count: 2, nights: 10 });
    expect(gap!.days).toEqual({
      first: '2027-03-10',
      last: '2027-03-19',
      uncovered: ['2027-03-12', '2027-03-13'],
      unit: 'nights',
    });
    expect([gap!.about, gap!.remedy, gap!.status]).toEqual(['', { category: 'Proof of Travel' }, undefined]);
    expect(restsOn(gap!).at(-1)).toBe('application.toDate');
  });

  test('names the nights without a booking and not the booked ones between them', () => {
    const [gap] = judged('hotel-nights', [hotel('2027-03-13', '2027-03-16')]);
    expect(gap!.facts).toMatchObject({
      count: 7,
      gap: { en: 'from 10 March 2027 to 12 March 2027 and from 16 March 2027 to 19 March 2027' },
    });
  });

  test('a gap before the first booking rests on the first day', () => {
    const [gap] = judged('hotel-nights', [hotel('2027-03-11', '2027-03-20')]);
    expect(restsOn(gap!).at(-1)).toBe('application.fromDate');
  });

  test('is a question while a booking cannot be read', () => {
    const unread = documentEvidence('Proof of Travel', 'Hotel booking', {});
    const [gap] = judged('hotel-nights', [hotel('2027-03-11', '2027-03-20'), unread]);
    expect(gap).toMatchObject({ status: 'unknown', variant: 'unread' });
    expect(judged('hotel-nights', [unread])).toEqual([]);
  });

  test('a night on a plane needs no bed', () => {
    const input = (values: Record<string, string>) => ruleInputOf('italy', { documents: [flight(values)] });
    const trip = { from: '2027-03-10', to: '2027-03-20' };
    const ends = (values: Record<string, string>) => {
      const nights = nightsOf(input(values), trip);
      return [nights[0], nights.at(-1)];
    };
    expect(ends({})).toEqual(['2027-03-10', '2027-03-19']);
    expect(ends({ outboundDate: '2027-03-10', arrivalDate: '2027-03-10' })).toEqual(['2027-03-10', '2027-03-19']);
    expect(ends({ outboundDate: '2027-03-10', arrivalDate: '2027-03-11' })).toEqual(['2027-03-11', '2027-03-19']);
    expect(ends({ outboundDate: '2027-03-10', arrivalDate: '2027-03-12' })).toEqual(['2027-03-10', '2027-03-19']);
    expect(ends({ outboundDate: '2027-03-11', arrivalDate: '2027-03-11' })).toEqual(['2027-03-10', '2027-03-19']);
    const out = { outboundDate: '2027-03-10', arrivalDate: '2027-03-10' };
    expect(ends({ ...out, departureDate: '2027-03-19' })).toEqual(['2027-03-10', '2027-03-18']);
    expect(ends({ ...out, departureDate: '2027-03-20' })).toEqual(['2027-03-10', '2027-03-19']);
    expect(ends({ ...out, departureDate: '2027-03-18' })).toEqual(['2027-03-10', '2027-03-19']);
  });

  test('a host’s letter is a stay without a country', () => {
    const letter = documentEvidence('Letter', 'Invitation letter', { visitFrom: '2027-03-10', visitTo: '2027-03-12' });
    const [booked, hosted] = staysOf(ruleInputOf('italy', { documents: [letter, hotel('2027-03-12', '2027-03-13')] }));
    expect([booked!.nights, booked!.country, booked!.where?.field]).toEqual([['2027-03-12'], 'ITA', 'hotelCountry']);
    expect([hosted!.nights, hosted!.country, hosted!.where]).toEqual([
      ['2027-03-10', '2027-03-11'],
      undefined,
      undefined,
    ]);
    expect(staysOf(ruleInputOf('italy', { documents: [hotel('2027-03-12', 'soon')] }))).toEqual([]);
    expect(staysOf(ruleInputOf('italy', { documents: [hotel('soon', '2027-03-12')] }))).toEqual([]);
  });
});

describe('flights', () => {
  const of = (...documents: DocumentEvidence[]) => {
    const flights = flightsOf(ruleInputOf('italy', { documents }));
    return flights && [flights.outbound.value, flights.arrival, flights.back?.value];
  };
  const withLegs = (...dates: string[]) => {
    const rows = dates.map((date) => {
      const [cell] = flight({ date }).values;
      return { date: cell! };
    });
    return { ...flight({}), tables: [{ name: 'legs', rows }] };
  };

  test('out and back may be one booking or two, in any order', () => {
    const both = flight({ outboundDate: '2027-03-10', arrivalDate: '2027-03-11', departureDate: '2027-03-20' });
    expect(of(both)).toEqual(['2027-03-10', '2027-03-11', '2027-03-20']);
    const [out, back] = [flight({ outboundDate: '2027-03-10' }), flight({ outboundDate: '2027-03-20' })];
    expect(of(out, back)).toEqual(['2027-03-10', '2027-03-11', '2027-03-20']);
    expect(of(back, out)).toEqual(['2027-03-10', '2027-03-11', '2027-03-20']);
    expect(of(out)).toEqual(['2027-03-10', '2027-03-11', undefined]);
  });

  test('an onward flight on the day of arrival is not the return', () => {
    const onward = flight({ outboundDate: '2027-03-11' });
    expect(of(flight({ outboundDate: '2027-03-10' }), onward)).toEqual(['2027-03-10', '2027-03-11', undefined]);
  });

  test('the first leg counts where no date of departure was read', () => {
    expect(of(withLegs('2027-03-10', '2027-03-12'))).toEqual(['2027-03-10', '2027-03-11', undefined]);
    expect(of(withLegs('unclear'))).toBeNull();
    expect(of()).toBeNull();
  });

  test('an arrival before the departure was misread', () => {
    expect(of(flight({ outboundDate: '2027-03-10', arrivalDate: '2027-03-09' }))).toEqual([
      '2027-03-10',
      '2027-03-10',
      undefined,
    ]);
  });

  test('a return is missed only if there is a flight out', () => {
    expect(judged('return-flight', [])).toEqual([]);
    expect(judged('return-flight', [flight({ outboundDate: '2027-03-10' })])).toHaveLength(1);
  });

  test('early and late flights widen the shown days', () => {
    const [late] = judged('flight-dates', [flight({ outboundDate: '2027-03-12', departureDate: '2027-03-20' })]);
    expect(late).toMatchObject({
      about: 'start',
      variant: 'arrivesLate',
      facts: { days: 2 },
      days: { first: '2027-03-10', last: '2027-03-20', uncovered: ['2027-03-10', '2027-03-11'] },
    });
    const found = judged('flight-dates', [
      flight({ outboundDate: '2027-03-08', arrivalDate: '2027-03-08', departureDate: '2027-03-21' }),
    ]);
    expect(found.map(({ variant, days: shown }) => [variant, shown!.first, shown!.last, shown!.uncovered])).toEqual([
      ['arrivesEarly', '2027-03-08', '2027-03-20', ['2027-03-08', '2027-03-09']],
      ['leavesLate', '2027-03-10', '2027-03-21', ['2027-03-21']],
    ]);
    const [early] = judged('flight-dates', [flight({ outboundDate: '2027-03-10', departureDate: '2027-03-18' })]);
    expect(early).toMatchObject({
      about: 'end',
      variant: 'leavesEarly',
      days: { uncovered: ['2027-03-19', '2027-03-20'] },
    });
  });
});

describe('the main destination', () => {
  const nights = (...stays: DocumentEvidence[]) =>
    judged('main-destination', stays).map(({ facts }) => [facts['nights'], facts['there']]);
  test('has at least as many nights as any other', () => {
    expect(nights(hotel('2027-03-10', '2027-03-15'), hotel('2027-03-15', '2027-03-20', 'FRA'))).toEqual([]);
    expect(nights(hotel('2027-03-10', '2027-03-14'), hotel('2027-03-14', '2027-03-20', 'FRA'))).toEqual([[6, 4]]);
  });

  test('nights outside the trip and outside Schengen do not count', () => {
    expect(nights(hotel('2027-03-10', '2027-03-15'), hotel('2027-03-15', '2027-03-25', 'FRA'))).toEqual([[6, 5]]);
    expect(nights(hotel('2027-03-10', '2027-03-12'), hotel('2027-03-12', '2027-03-20', 'GBR'))).toEqual([]);
  });

  test('nights of one country add up, nights of an unknown one may be anywhere', () => {
    const french = [hotel('2027-03-10', '2027-03-13', 'FRA'), hotel('2027-03-13', '2027-03-16', 'FRA')];
    expect(nights(...french, hotel('2027-03-16', '2027-03-20'))).toEqual([[6, 4]]);
    expect(nights(...french, hotel('2027-03-16', '2027-03-20'), hotel('2027-03-16', '2027-03-18', ''))).toEqual([]);
  });
});

describe('the length of a stay and the time left', () => {
  const trip = (rule: string, fromDate: string, toDate: string, today = '2026-11-15') => {
    const input = ruleInputOf('italy', { today });
    return judgeRule(rule, { ...input, application: { ...input.application, fromDate, toDate } });
  };

  test('one day beyond the visa is one too many', () => {
    expect(trip('stay-length', '2027-01-01', '2027-03-31')).toEqual([]);
    const [over] = trip('stay-length', '2027-01-01', '2027-04-01');
    expect(over!.facts).toMatchObject({ days: 91, most: 90, over: 1 });
    expect(over!.days).toMatchObject({ first: '2027-01-01', last: '2027-04-01', uncovered: ['2027-04-01'] });
  });

  test('an unknown visa type is judged by its group', () => {
    const input = ruleInputOf('italy');
    const application = { ...input.application, visaType: 'Another', fromDate: '2027-01-01', toDate: '2027-12-31' };
    expect(judgeRule('stay-length', { ...input, application })[0]!.facts).toMatchObject({ days: 365 });
  });

  test('a trip must lie ahead and end after its start', () => {
    expect(trip('trip-ahead', '2026-11-15', '2026-11-15')).toEqual([]);
    expect(trip('trip-ahead', '2026-11-14', '2026-11-20')[0]!.variant).toBe('past');
    expect(trip('trip-ahead', '2026-11-20', '2026-11-19')[0]!.variant).toBe('backwards');
    expect(trip('trip-ahead', '2026-02-30', '2026-11-19')).toEqual([]);
    expect(trip('trip-ahead', '2026-11-10', '2026-11-31')).toEqual([]);
  });

  test('is submitted neither too early nor too late', () => {
    expect(trip('too-early', '2027-05-15', '2027-05-20')).toEqual([]);
    expect(trip('too-early', '2027-05-16', '2027-05-20')[0]!.facts).toMatchObject({ opens: { day: '2026-11-16' } });
    const uk = (fromDate: string) => {
      const input = ruleInputOf('uk');
      return judgeRule('too-early', { ...input, application: { ...input.application, fromDate, toDate: fromDate } });
    };
    expect(uk('2027-02-15')).toEqual([]);
    expect(uk('2027-02-16')[0]!.facts).toMatchObject({ opens: { day: '2026-11-16' } });
    expect(() => judgeRule('too-early', ruleInputOf('uk', { group: 'Student' }))).toThrow('is no rule of uk');
    expect(trip('time-left', '2026-11-14', '2026-11-20')).toEqual([]);
    expect(trip('time-left', '2026-11-16', '2026-11-20')).toHaveLength(1);
    expect(trip('time-left', '2027-03-16', '2027-03-20')).toEqual([]);
  });

  test('the form says how early its destination accepts an application', () => {
    const early = (
      formId: string,
      applyFrom: { months?: number; days?: number; groups?: VisaGroup[] },
      from: string,
    ) => {
      const input = ruleInputOf(formId);
      const asOf = '2026-09';
      const processing = { typical: 'Ten days', asOf, lodgeBefore: null, applyFrom: { ...applyFrom, asOf } };
      const form = { ...input.form, processing };
      const application = { ...input.application, fromDate: from, toDate: daysLater(from, 5) };
      return judgeRule('too-early', { ...input, form, application });
    };
    expect(early('uk', { months: 3 }, '2027-02-15')).toEqual([]);
    expect(early('uk', { months: 3 }, '2027-02-16')[0]!.facts).toMatchObject({
      opens: { day: '2026-11-16' },
      window: { en: '3 months', hi: '3 महीने' },
    });
    expect(early('uk', { days: 30 }, '2026-12-16')[0]!.facts).toMatchObject({ opens: { day: '2026-11-16' } });
    expect(early('italy', { months: 9 }, '2027-06-01')).toEqual([]);
    expect(early('italy', { months: 3, groups: ['Student'] }, '2027-05-16')[0]!.facts).toMatchObject({
      opens: { day: '2026-11-16' }, // the six months of the Visa Code
    });
    expect(() => early('uk', { months: 3, groups: ['Student'] }, '2027-12-01')).toThrow('no rule');
  });
});
