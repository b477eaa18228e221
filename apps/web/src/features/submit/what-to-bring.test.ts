import { expect, test } from 'vitest';
import { destinationIds } from '@visawright/forms/destinations.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import { countIn, whatToBring } from './what-to-bring.ts';

const idsOf = async (id: (typeof destinationIds)[number]) =>
  whatToBring(await loadForm(id), 'Tourism').map((one) => one.id);

test('on paper: the printed package, passport, photos and the fee', async () =>
  expect(await idsOf('italy')).toEqual(['print', 'passport', 'photos', 'fee']));

test('online and then at the counter: the sent form goes along', async () =>
  expect(await idsOf('germany')).toEqual(['online', 'print', 'passport', 'photos', 'fee']));

test('all online: nothing is printed', async () => expect(await idsOf('vietnam')).toEqual(['upload', 'photos', 'fee']));

test('how many photos is told only where the data says it', async () => {
  const japan = whatToBring(await loadForm('japan'), 'Tourism').find(({ id }) => id === 'photos');
  expect(japan).toMatchObject({ count: 1 });
  expect(countIn({ title: 'Photo 35 x 45 mm', hint: 'White background, face 70-80%.' })).toBeNull();
  expect(countIn({ title: 'Two recent photos', hint: '' })).toBe(2);
});

test('every destination has something to say', async () => {
  for (const id of destinationIds) expect((await idsOf(id)).length, id).toBeGreaterThan(1);
});
