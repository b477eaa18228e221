import { describe, expect, test } from 'vitest';
import { deepLink } from '@visawright/contract/platform/deep-link.ts';
import { CallError } from '../../../../lib/http/send.ts';
import { emptyFlow, type FlowState } from '../state/flow-store.ts';
import { arrivalOf, datesAreOver, arrivalProblemOf, linkProblemOf } from './link-arrival.ts';
import { linkedPeople, rememberPeople } from '../drafts/linked-people.ts';

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

describe('start link', () => {
  test('reads the key and the people on its path', () => {
    expect(arrivalOf('/get-visa', new URLSearchParams(whole))).toEqual(arrival);
    expect(arrivalOf('/form', new URLSearchParams(whole))).toBeNull();
  });

  test.each(deepLink.required)('is not a start link without %s', (name) => {
    const query = new URLSearchParams(whole);
    query.set(name, ' ');
    expect(arrivalOf('/get-visa', query)).toBeNull();
  });

  test('is recognised as meant for another account before any call', () => {
    expect(arrivalProblemOf(arrival, filled, ['uid-2'])).toBe('foreign');
    expect(arrivalProblemOf(arrival, filled, ['uid-2', 'uid-1'])).toBeNull();
    expect(arrivalProblemOf(arrival, filled, null)).toBeNull();
  });

  test('is incomplete with an unreadable country or date', () => {
    expect(arrivalProblemOf(arrival, { ...filled, toCountry: null }, null)).toBe('unreadable');
  });

  test.each([
    [new CallError(409, { code: 'intake.keyRefused' }), 'refused'],
    [new CallError(404, { code: 'notFound' }), 'foreign'],
    [new CallError(422, { code: 'input.invalid' }), 'unreadable'],
    [new CallError(0, null), null],
    [new CallError(500, null), null],
    [new Error('other'), null],
  ])('distinguishes rejections from network failures: %s', (error, why) => expect(linkProblemOf(error)).toBe(why));

  test('asks for new dates if its dates are over', () => {
    expect(datesAreOver(filled, '2027-03-10')).toBe(true);
    expect(datesAreOver(filled, '2027-03-09')).toBe(false);
  });

  test('stores its people by its own key only', () => {
    rememberPeople('key-1', { applicantUid: 'uid-1', agencyUid: null });
    expect(linkedPeople('key-1')).toMatchObject({ applicantUid: 'uid-1' });
    expect(linkedPeople('key-2')).toBeNull();
    expect(linkedPeople(null)).toBeNull();
  });
});
