import { expect, test } from 'vitest';
import { addTraveller, changeTrip, emptyTrip, missingFields, tripVisaDetails } from './trip.ts';

const anita = { applicantUid: 'a', name: 'Anita Rao', passportMasked: null };

test('lists the missing fields of an untouched trip in screen order', () =>
  expect(missingFields(emptyTrip)).toEqual(['travellers', 'visaTo', 'group', 'visaType', 'dates']));

test('resets the visa type with the purpose and selects a single type', () => {
  const tourist = changeTrip(emptyTrip, {
    visaTo: 'United Kingdom',
    group: 'Tourism',
    visaType: 'Standard Visitor Visa (Study)',
  });
  expect(tourist.visaType).toBe('Standard Visitor Visa (Study)');
  expect(changeTrip(tourist, { group: 'Student' }).visaType).toBe('Student Visa');
  expect(changeTrip(tourist, { visaTo: 'Germany' }).visaType).toBe('');
});

test('nationality follows the country of departure until chosen separately', () => {
  expect(changeTrip(emptyTrip, { visaFrom: 'Nepal' }).nationality).toBe('Nepal');
  const chosen = changeTrip(emptyTrip, { nationality: 'Bhutan' });
  expect(changeTrip(chosen, { visaFrom: 'Nepal' }).nationality).toBe('Bhutan');
});

test('adds a traveller once', () => {
  const once = addTraveller(emptyTrip, anita);
  expect(addTraveller(once, anita).travellers).toEqual([anita]);
});

test('needs both dates and sends them as dd/MM/yyyy', () => {
  const half = changeTrip(addTraveller(emptyTrip, anita), {
    visaTo: 'Japan',
    group: 'Business',
    from: '2027-03-09',
  });
  expect(missingFields(half)).toEqual(['dates']);
  const whole = changeTrip(half, { to: '2027-03-20' });
  expect(missingFields(whole)).toEqual([]);
  expect(tripVisaDetails(whole)).toEqual({
    fromDate: '09/03/2027',
    toDate: '20/03/2027',
    visaFrom: 'India',
    visaTo: 'Japan',
    nationality: 'India',
    visaCategory: 'Business',
    visaType: 'Business Visa (Temporary Visitor)',
  });
});
