import { expect, test } from 'vitest';
import { addTraveller, changeTrip, emptyTrip, missingFields, visaDetailsOf } from './trip.ts';

const anita = { applicantUid: 'a', name: 'Anita Rao', passportMasked: null };

test('an untouched trip lacks traveller, destination, purpose, type and dates, in the order of the screen', () =>
  expect(missingFields(emptyTrip)).toEqual(['travellers', 'visaTo', 'group', 'visaType', 'dates']));

test('a new purpose drops a type it does not have, and the only type there is chooses itself', () => {
  const tourist = changeTrip(emptyTrip, {
    visaTo: 'United Kingdom',
    group: 'Tourism',
    visaType: 'Standard Visitor Visa (Study)',
  });
  expect(tourist.visaType).toBe('Standard Visitor Visa (Study)');
  expect(changeTrip(tourist, { group: 'Student' }).visaType).toBe('Student Visa');
  expect(changeTrip(tourist, { visaTo: 'Germany' }).visaType).toBe('');
});

test('the nationality follows the country of departure until it was chosen by itself', () => {
  expect(changeTrip(emptyTrip, { visaFrom: 'Nepal' }).nationality).toBe('Nepal');
  const chosen = changeTrip(emptyTrip, { nationality: 'Bhutan' });
  expect(changeTrip(chosen, { visaFrom: 'Nepal' }).nationality).toBe('Bhutan');
});

test('a traveller is added once', () => {
  const once = addTraveller(emptyTrip, anita);
  expect(addTraveller(once, anita).travellers).toEqual([anita]);
});

test('one date is not enough, and a whole trip is sent with days as dd/MM/yyyy', () => {
  const half = changeTrip(addTraveller(emptyTrip, anita), {
    visaTo: 'Japan',
    group: 'Business',
    from: '2027-03-09',
  });
  expect(missingFields(half)).toEqual(['dates']);
  const whole = changeTrip(half, { to: '2027-03-20' });
  expect(missingFields(whole)).toEqual([]);
  expect(visaDetailsOf(whole)).toEqual({
    fromDate: '09/03/2027',
    toDate: '20/03/2027',
    visaFrom: 'India',
    visaTo: 'Japan',
    nationality: 'India',
    visaCategory: 'Business',
    visaType: 'Business Visa (Temporary Visitor)',
  });
});
