import { expect, test } from 'vitest';
import { detailsOf, draftOf, emptyTrip, missing, withChange } from './trip-draft.ts';

const trip = withChange(emptyTrip, { visaTo: 'Germany', from: '2026-12-04', to: '2026-12-15' });

test('choosing a destination offers its first visa of that purpose', () => {
  expect(trip.visaType).toBe('Schengen Short Stay Visa (Tourism)');
  expect(withChange(trip, { visaCategory: 'Business' }).visaType).toBe('Schengen Short Stay Visa (Business)');
});

test('a visa that fits the next destination too is kept', () => {
  const family = { ...trip, visaType: 'Schengen Short Stay Visa (Visiting Family or Friends)' };
  expect(withChange(family, { visaTo: 'France' }).visaType).toBe(family.visaType);
  expect(withChange(family, { visaTo: 'Japan' }).visaType).not.toBe(family.visaType);
});

test('what is missing is named, and nothing is sent before', () => {
  expect(missing(emptyTrip)).toEqual(['visaTo', 'visaType', 'from', 'to']);
  expect(detailsOf({ ...trip, to: null })).toBeNull();
});

test('days are stored as dd/MM/yyyy and come back as they were', () => {
  const details = detailsOf(trip)!;
  expect(details).toMatchObject({
    fromDate: '04/12/2026',
    toDate: '15/12/2026',
    visaTo: 'Germany',
    nationality: 'India',
  });
  expect(draftOf(details)).toEqual(trip);
});
