import { expect, test } from 'vitest';
import { emptyTrip } from './trip.ts';
import { tripFromQuery } from './trip-from-query.ts';

const link = {
  visaCategory: 'Tourism',
  visaType: 'Schengen Short Stay Visa (Tourism)',
  fromDate: '10/03/2027',
  toDate: '20/03/2027',
  sourceCountry: 'NPL',
  destinationCountry: 'ITA',
  applicationCreationKey: 'key',
  applicantUid: 'a1',
};
const trip = (change: object = {}) => tripFromQuery(new URLSearchParams({ ...link, ...change }));

test('takes countries, dates, purpose and visa type of a complete start link', () =>
  expect(trip()).toMatchObject({
    visaFrom: 'Nepal',
    nationality: 'Nepal',
    visaTo: 'Italy',
    group: 'Tourism',
    visaType: 'Schengen Short Stay Visa (Tourism)',
    from: '2027-03-10',
    to: '2027-03-20',
  }));

test('drops a destination without a form, an unknown visa type and impossible dates', () => {
  expect(trip({ destinationCountry: 'BTN' })).toMatchObject({ visaTo: '', visaType: '' });
  expect(trip({ visaType: 'Something else' }).visaType).not.toBe('Something else');
  expect(trip({ fromDate: '31/02/2027' }).from).toBeNull();
});

test('ignores an incomplete link', () => expect(trip({ applicationCreationKey: ' ' })).toEqual(emptyTrip));
