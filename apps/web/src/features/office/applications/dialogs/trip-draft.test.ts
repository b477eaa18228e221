import { expect, test } from 'vitest';
import { detailsOf, draftOf, emptyTrip, missing, withChange } from './trip-draft.ts';

const trip = withChange(emptyTrip, { visaTo: 'Germany', from: '2026-12-04', to: '2026-12-15' });

test('selects the first visa type of a destination and purpose', () => {
  expect(trip.visaType).toBe('Schengen Short Stay Visa (Tourism)');
  expect(withChange(trip, { visaCategory: 'Business' }).visaType).toBe('Schengen Short Stay Visa (Business)');
});

test('keeps a visa type the next destination also has', () => {
  const family = { ...trip, visaType: 'Schengen Short Stay Visa (Visiting Family or Friends)' };
  expect(withChange(family, { visaTo: 'France' }).visaType).toBe(family.visaType);
  expect(withChange(family, { visaTo: 'Japan' }).visaType).not.toBe(family.visaType);
});

test('names missing fields and returns no details', () => {
  expect(missing(emptyTrip)).toEqual(['visaTo', 'visaType', 'from', 'to']);
  expect(detailsOf({ ...trip, to: null })).toBeNull();
});

test('converts dates to dd/MM/yyyy and back', () => {
  const details = detailsOf(trip)!;
  expect(details).toMatchObject({
    fromDate: '04/12/2026',
    toDate: '15/12/2026',
    visaTo: 'Germany',
    nationality: 'India',
  });
  expect(draftOf(details)).toEqual(trip);
});
