import type { BlankMap, BlankPlacement } from '@visawright/forms/form/blank-map.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { expect, test } from 'vitest';
import { placeAnswers } from './place-answers.ts';

const map = (places: BlankPlacement[], leftOut: string[] = []): BlankMap => ({
  title: 'Form',
  source: 'here',
  asOf: '2026-11-15',
  places,
  leftOut,
});
const asked = (...ids: string[]): Field[] => ids.map((id) => ({ id, label: id, type: 'text', required: true }));

test('joins answers in a shared box, splits dates and ticks choices', () => {
  const places: BlankPlacement[] = [
    { as: 'text', fields: ['address', 'email'], name: 'box19', between: '; ' },
    { as: 'dateParts', fields: ['born'], day: 'd', month: 'm', year: 'y' },
    { as: 'radio', fields: ['sex'], name: 'sex', options: { Female: '2', Male: '1' } },
    { as: 'checks', fields: ['means'], options: { Cash: 'cash', Card: 'card' } },
  ];
  const values = { address: 'Pune', email: 'a@b.in', born: '1992-04-17', sex: 'Female', means: ['Cash'] };
  const placed = placeAnswers(map(places), asked('address', 'email', 'born', 'sex', 'means'), values);
  expect(placed.writings.map(({ name, text }) => [name, text])).toEqual([
    ['box19', 'Pune; a@b.in'],
    ['d', '17'],
    ['m', '04'],
    ['y', '1992'],
  ]);
  expect(placed).toMatchObject({ ticks: ['cash'], radios: [{ name: 'sex', option: '2' }], annexed: [] });
});

test('moves answers without a box to the annex', () => {
  const places: BlankPlacement[] = [
    { as: 'radio', fields: ['sex'], name: 'sex', options: { Male: '1' } },
    { as: 'rows', fields: ['trips'], rows: [{ country: 'r1' }] },
  ];
  const values = { sex: 'Female', trips: [{ country: 'Nepal' }, { country: 'Bhutan' }], hobby: 'chess', signed: 'Yes' };
  const placed = placeAnswers(map(places, ['signed']), asked('sex', 'trips', 'hobby', 'signed'), values);
  expect(placed.annexed).toEqual(['sex', 'trips', 'hobby']);
  expect(placed.writings.map(({ name, text }) => [name, text])).toEqual([['r1', 'Nepal']]);
});

test('ignores answers to hidden questions', () => {
  const placed = placeAnswers(map([{ as: 'text', fields: ['guardian'], name: 'box10', between: ', ' }]), [], {
    guardian: 'somebody',
  });
  expect(placed).toEqual({ writings: [], ticks: [], radios: [], annexed: [] });
});
