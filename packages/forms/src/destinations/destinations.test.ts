import { popularCountries } from '@visawright/contract/platform/country.ts';
import { formDestinations, staffScreens } from '@visawright/contract/platform/screens.ts';
import { expect, test } from 'vitest';
import { destinationRowOf } from './destination-row.ts';
import { destinationRows } from './destination-rows.ts';
import { destinationIds, destinations, findDestination, type DestinationId } from './destinations.ts';
import { loadForm } from './load-form.ts';
import { forms } from './form-files.ts';

const sorted = (words: readonly string[]) => [...words].sort();

test('there is a row for every file and a file for every row', () =>
  expect(sorted(destinationIds)).toEqual(sorted([...forms.keys()])));

test.each([...forms])('the row of %s is what its form says', (id, form) =>
  expect(destinationRows[id as DestinationId]).toEqual(destinationRowOf(form)),
);

test('every one of the eighteen popular countries has a form, and no country has two', () => {
  const codes = destinations.map((each) => each.iso2);
  expect(codes).toEqual(expect.arrayContaining(popularCountries.map((each) => each.value)));
  expect(new Set(codes).size).toBe(codes.length);
});

test('the twelve routes of the specification come first, in their order, each with its form', () => {
  const paths = staffScreens.find((screen) => screen.id === 'destinationForm')!.paths;
  expect(destinations.slice(0, formDestinations.length).map((each) => each.route)).toEqual(paths);
  expect(formDestinations.map((id) => findDestination(id)?.id)).toEqual(formDestinations);
  expect(destinations.slice(formDestinations.length).filter((each) => each.route !== null)).toEqual([]);
});

test.each(destinationIds)('%s loads alone, merged', async (id) => expect(await loadForm(id)).toEqual(forms.get(id)));

test('a destination that is none is refused, whatever it is called', async () => {
  for (const id of ['atlantis', '../blocks/schengen', '../package', 'toString'])
    await expect(loadForm(id as DestinationId)).rejects.toThrow('no form');
});

test('found by country, code or id, however it is written', () => {
  for (const name of ['Switzerland', 'CH', 'CHE', 'swiz', ' switzerland '])
    expect(findDestination(name)?.id).toBe('swiz');
  for (const country of popularCountries) {
    const ids = [country.label, country.value, country.alpha3].map((name) => findDestination(name)?.id);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeDefined();
  }
  for (const name of ['India', '', null, undefined, 'constructor']) expect(findDestination(name)).toBeUndefined();
});

test('in-person only where nothing can be filled online', () =>
  expect(destinations.filter((each) => each.submitsInPersonOnly).map((each) => each.id)).toEqual(
    expect.arrayContaining(['japan', 'spain', 'italy']),
  ));
