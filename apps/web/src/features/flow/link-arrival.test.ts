import { describe, expect, test } from 'vitest';
import { deepLink } from '@visawright/contract/deep-link.ts';
import { CallError } from '../../lib/send.ts';
import { emptyFlow, type FlowState } from './flow-store.ts';
import { arrivalOf, datesAreOver, problemOf, refusalOf } from './link-arrival.ts';
import { linkedPeople, rememberPeople } from './linked-people.ts';

const whole = {
  visaCategory: 'Tourism',
  fromDate: '09/03/2027',
  toDate: '20/03/2027',
  sourceCountry: 'IND',
  destinationCountry: 'ITA',
  applicationCreationKey: ' key-1 ',
  applicantUid: 'uid-1',
  agencyUid: 'agency-1',
};
const arrival = { key: 'key-1', applicantUid: 'uid-1', agencyUid: 'agency-1' };
const filled: FlowState = {
  ...emptyFlow,
  category: 'Tourism',
  fromCountry: { country: 'India', countryISO: 'IN' },
  toCountry: { country: 'Italy', countryISO: 'IT' },
  fromDate: '09/03/2027',
  toDate: '20/03/2027',
};

describe('a start link', () => {
  test('brings its key and whom it is for, on its own path', () => {
    expect(arrivalOf('/get-visa', new URLSearchParams(whole))).toEqual(arrival);
    expect(arrivalOf('/form', new URLSearchParams(whole))).toBeNull();
  });

  test.each(deepLink.required)('is none without %s', (name) => {
    const query = new URLSearchParams(whole);
    query.set(name, ' ');
    expect(arrivalOf('/get-visa', query)).toBeNull();
  });

  test('for somebody else is known before anything is pressed', () => {
    expect(problemOf(arrival, filled, ['uid-2'])).toBe('foreign');
    expect(problemOf(arrival, filled, ['uid-2', 'uid-1'])).toBeNull();
    expect(problemOf(arrival, filled, null)).toBeNull();
  });

  test('with a country or day nobody can read is not complete', () => {
    expect(problemOf(arrival, { ...filled, toCountry: null }, null)).toBe('unreadable');
  });

  test.each([
    [new CallError(409, { code: 'intake.keyRefused' }), 'refused'],
    [new CallError(404, { code: 'notFound' }), 'foreign'],
    [new CallError(422, { code: 'input.invalid' }), 'unreadable'],
    [new CallError(0, null), null],
    [new CallError(500, null), null],
    [new Error('other'), null],
  ])('a refusal is told from a fault on the way: %s', (error, why) => expect(refusalOf(error)).toBe(why));

  test('of days gone by asks for new ones', () => {
    expect(datesAreOver(filled, '2027-03-10')).toBe(true);
    expect(datesAreOver(filled, '2027-03-09')).toBe(false);
  });

  test('keeps whom it is for with its own key only', () => {
    rememberPeople('key-1', { applicantUid: 'uid-1', agencyUid: null });
    expect(linkedPeople('key-1')).toMatchObject({ applicantUid: 'uid-1' });
    expect(linkedPeople('key-2')).toBeNull();
    expect(linkedPeople(null)).toBeNull();
  });
});
