import { expect, test } from 'vitest';
import { typedDocument } from '../../../../../testing/typed-document.ts';
import { travelItinerary } from './travel-itinerary.ts';

const read = (text: string) => {
  const { values, tables } = travelItinerary.read(typedDocument('Proof of Travel', 'Day-wise itinerary', text));
  const shown = Object.fromEntries(Object.entries(values).map(([id, each]) => [id, each.value]));
  return {
    values: shown,
    days: (tables?.days ?? []).map((day) =>
      [day.date, day.place, day.activity, day.stay].map((cell) => cell?.value ?? '').join('|'),
    ),
  };
};

test('reads one heading per day', () => {
  expect(
    read(`
ITALY IN STYLE - 5 NIGHTS / 6 DAYS
Travel period: 12 March 2026 - 14 March 2026

Day 1 - 12 March 2026: Rome
Arrive in Rome by flight. Visit the Pantheon.
Overnight at Hotel Quirinale

Day 2 - 13 March 2026: Florence
Train to Florence, Uffizi gallery
Overnight at Hotel Arno

Day 3 - 14 March 2026: Florence
Departure
`),
  ).toEqual({
    values: { travelFrom: '2026-03-12', travelTo: '2026-03-14' },
    days: [
      '2026-03-12|Rome|Arrive in Rome by flight. Visit the Pantheon|Hotel Quirinale',
      '2026-03-13|Florence|Train to Florence, Uffizi gallery|Hotel Arno',
      '2026-03-14|Florence|Departure|',
    ],
  });
});

test('reads a table with dates without a year', () => {
  expect(
    read(`
                         MY TRAVEL PLAN
Date            Place           Sightseeing                      Hotel
Thu 12 Mar      Paris           Eiffel Tower and Seine cruise    Hotel Lilas
Fri 13 Mar      Paris           Louvre museum, Notre Dame        Hotel Lilas
                                and Latin Quarter
Sat 14 Mar      Nice            Train to Nice                    Azur Plage
Prepared on 10 February 2026
`),
  ).toEqual({
    values: { travelFrom: '2026-03-12', travelTo: '2026-03-14' },
    days: [
      '2026-03-12|Paris|Eiffel Tower and Seine cruise|Hotel Lilas',
      '2026-03-13|Paris|Louvre museum, Notre Dame and Latin Quarter|Hotel Lilas',
      '2026-03-14|Nice|Train to Nice|Azur Plage',
    ],
  });
});
