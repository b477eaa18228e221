import { expect, test } from 'vitest';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { photoCount, documentsToBring } from './documents-to-bring.ts';

const idsOf = async (id: (typeof destinationIds)[number]) =>
  documentsToBring(await loadForm(id), 'Tourism').map((one) => one.id);

test('paper application: printed package, passport, photos and fee', async () =>
  expect(await idsOf('italy')).toEqual(['print', 'passport', 'photos', 'fee']));

test('online form and appointment: includes the submitted form', async () =>
  expect(await idsOf('germany')).toEqual(['online', 'print', 'passport', 'photos', 'fee']));

test('e-visa: nothing to print', async () => expect(await idsOf('vietnam')).toEqual(['upload', 'photos', 'fee']));

test('gives the number of photos only if the data has it', async () => {
  const japan = documentsToBring(await loadForm('japan'), 'Tourism').find(({ id }) => id === 'photos');
  expect(japan).toMatchObject({ count: 1 });
  expect(
    photoCount({ title: 'Photo 35 x 45 mm', hint: 'White background; the face fills 70-80% of the photo.' }),
  ).toBeNull();
  expect(photoCount({ title: 'Two recent photos', hint: '' })).toBe(2);
});

test('says how many photos most centres ask for, as the package does', async () => {
  const photosOf = async (id: 'italy' | 'canada') =>
    documentsToBring(await loadForm(id), 'Tourism').find((one) => one.id === 'photos');
  expect(await photosOf('italy')).toMatchObject({ count: null, usual: 2 });
  expect(await photosOf('canada')).toMatchObject({ count: null, usual: null });
});

test('every destination has items to bring', async () => {
  for (const id of destinationIds) expect((await idsOf(id)).length, id).toBeGreaterThan(1);
});
