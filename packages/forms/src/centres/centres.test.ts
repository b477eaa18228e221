import { expect, test } from 'vitest';
import data from '../../centres.json' with { type: 'json' };
import { Centres } from './centre-schema.ts';
import { centreFor } from './centres.ts';
import { bigCities, cities, findCity } from './cities.ts';
import { destinationIds } from '../destinations/destinations.ts';

const entries = Object.entries(data);
const states = new Set(cities.map(({ state }) => state));

test.each(entries)('%s keeps to the schema and names known destinations, cities and states', (id, entry) => {
  const { cities: places, missions } = Centres.parse(entry);
  expect(destinationIds).toContain(id);
  expect(places.filter((place) => !findCity(place))).toEqual([]);
  const named = missions.flatMap((mission) => (Array.isArray(mission.states) ? mission.states : []));
  expect(new Set(named).size).toBe(named.length); // no state has two missions
  // Lakshadweep is a union territory without a city in the list.
  expect(named.filter((state) => !states.has(state) && state !== 'Lakshadweep')).toEqual([]);
});

test('every city is there once, with a Hindi name, and the eight biggest come first', () => {
  expect(new Set(cities.map(({ name }) => name)).size).toBe(cities.length);
  expect(cities.filter(({ hindi }) => !/^[ऀ-ॿ ]+$/.test(hindi))).toEqual([]);
  expect(bigCities.map(({ name }) => name)).toContain('Pune');
});

test('Italy from Pune: the centre of the own city, the consulate in Mumbai', () =>
  expect(centreFor('italy', 'Pune')).toMatchObject({
    provider: 'VFS Global',
    inOwnCity: true,
    cities: ['Pune', 'Mumbai', 'Ahmedabad', 'Kochi'],
    mission: { name: 'Consulate General of Italy', city: 'Mumbai' },
    asOf: '2024-11',
  }));

test('districts bind: from Nagpur no centre of another mission is named, the own state comes first', () => {
  const { inOwnCity, cities: places } = centreFor('italy', 'Nagpur')!;
  expect(inOwnCity).toBe(false);
  expect(places.slice(0, 2).toSorted()).toEqual(['Mumbai', 'Pune']);
  expect(places).not.toContain('Bengaluru');
});

test('where every centre is open to everybody, all of them are named, the own first', () => {
  const { cities: places } = centreFor('netherlands', 'Lucknow')!;
  expect(places).toHaveLength(12);
  expect(places[0]).toBe('Lucknow');
});

test('a mission for the rest takes whom no other names', () => {
  expect(centreFor('portugal', 'Panaji')?.mission?.city).toBe('Panaji');
  expect(centreFor('portugal', 'Surat')?.mission).toEqual({ name: 'Embassy of Portugal', city: 'New Delhi' });
});

test('states that were missing from a district have their mission', () => {
  expect(centreFor('poland', 'Kochi')?.mission).toEqual({ name: 'Consulate General of Poland', city: 'Mumbai' });
  expect(centreFor('poland', 'Kochi')?.cities).toContain('Chennai');
  expect(centreFor('poland', 'Jaipur')?.mission?.city).toBe('New Delhi');
  expect(centreFor('poland', 'Jaipur')?.cities).not.toContain('Mumbai');
  expect(centreFor('spain', 'Jaipur')?.mission?.city).toBe('New Delhi');
  expect(centreFor('spain', 'Chennai')?.mission?.city).toBe('Mumbai');
  expect(centreFor('italy', 'Chandigarh')?.mission?.city).toBe('New Delhi');
  expect(centreFor('italy', 'Puducherry')?.mission?.city).toBe('Bengaluru');
});

test('Belgium is decided by one of two missions, and the centre in Lucknow takes Swiss applications', () => {
  expect(centreFor('belgium', 'Pune')?.mission).toMatchObject({ city: null });
  expect(centreFor('swiz', 'Lucknow')).toMatchObject({ inOwnCity: true, mission: { city: 'New Delhi' } });
});

test('returns null if unknown', () => {
  expect(centreFor('vietnam', 'Pune')).toBeNull(); // no centre accepts applications
  expect(centreFor('italy', 'Atlantis')).toBeNull();
  expect(centreFor('atlantis', 'Pune')).toBeNull();
  expect(centreFor('toString', 'Pune')).toBeNull();
  expect(centreFor('italy', 'Leh')).toBeNull(); // Ladakh is in no published district
  expect(centreFor('australia', 'Pune')).toBeNull();
  expect(centreFor('france', 'Pune')?.mission).toBeNull();
});
