import { expect, test } from 'vitest';
import { fieldMeanings } from '../form/field-dictionary.ts';
import { requiredKinds, singleFactFields, addressParts, requiredStates } from './field-sources.ts';
import { subjectOf } from './subjects.ts';
import { documentRefs } from '../documents/categories.ts';
import { forms } from '../destinations/form-files.ts';

const schengen = [42, 88];
// Fields with a reference and all fields, including those of repeated items.
const counts: Readonly<Record<string, readonly number[]>> = {
  australia: [71, 215],
  azerbaijan: [19, 22],
  canada: [61, 184],
  indonesia: [42, 52],
  japan: [42, 64],
  newZealand: [60, 150],
  singapore: [44, 86],
  uk: [72, 228],
  vietnam: [37, 98],
  usa: [67, 348],
  southKorea: [39, 104],
  china: [60, 192],
  ireland: [56, 119],
  uae: [29, 40],
  turkey: [34, 39],
  sriLanka: [34, 41],
  malaysia: [28, 32],
  thailand: [39, 51],
  saudiArabia: [35, 44],
  egypt: [40, 52],
  kenya: [35, 44],
  hongKong: [24, 34],
  oman: [33, 39],
  southAfrica: [44, 55],
  georgia: [42, 54],
  philippines: [25, 42],
  cambodia: [28, 34],
  ...Object.fromEntries(
    'belgium france germany italy netherlands poland portugal spain swiz'.split(' ').map((id) => [id, schengen]),
  ),
};

const fieldsOf = (id: string) =>
  forms.get(id)!.sections.flatMap(({ fields }) => fields.flatMap((field) => [field, ...(field.fields ?? [])]));

test.each(Object.keys(counts))('no reference of %s is lost', (id) =>
  expect([fieldsOf(id).filter(({ autofill }) => autofill).length, fieldsOf(id).length]).toEqual(counts[id]),
);

test('the rules name fields that exist', () => {
  const ids = new Set(fieldMeanings.map(({ id }) => id));
  for (const id of [...Object.keys(requiredKinds), ...Object.keys(requiredStates), ...singleFactFields])
    expect([...ids], id).toContain(id);
  for (const id of Object.keys(addressParts)) expect([...ids], id).toContain(id.split('.')[0]);
});

test('every subject speaks of references that exist', () => {
  const fields = [...documentRefs].flatMap((ref) => [...(subjectOf(ref)?.fields ?? [])]);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((ref) => !documentRefs.has(ref))).toEqual([]);
});
