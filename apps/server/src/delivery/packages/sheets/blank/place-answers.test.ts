import type { BlankMap, BlankPlacement } from '@visawright/forms/blanks/blank-map.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { expect, test } from 'vitest';
import { placeAnswers } from './place-answers.ts';

const map = (places: BlankPlacement[], leftOut: string[] = []): BlankMap => ({ places, leftOut });
const asked = (...ids: string[]): Field[] => ids.map((id) => ({ id, label: id, type: 'text', required: true }));

test('joins answers in a shared box, splits dates and ticks choices', () => {
  const date = (written: 'day' | 'month' | 'year'): BlankPlacement => ({
    as: 'text',
    fields: ['born'],
    name: written,
    between: ', ',
    written,
  });
  const places: BlankPlacement[] = [
    { as: 'text', fields: ['address', 'email'], name: 'box19', between: '; ' },
    date('day'),
    date('month'),
    date('year'),
    { as: 'checks', fields: ['sex'], options: { Female: ['2'], Male: ['1'] } },
    { as: 'checks', fields: ['means'], options: { Cash: ['cash'], Card: ['card'] } },
  ];
  const values = { address: 'Pune', email: 'a@b.in', born: '1992-04-17', sex: 'Female', means: ['Cash'] };
  const placed = placeAnswers(map(places), asked('address', 'email', 'born', 'sex', 'means'), values);
  expect(placed.writings.map(({ names, text }) => [names[0], text])).toEqual([
    ['box19', 'Pune; a@b.in'],
    ['day', '17'],
    ['month', '04'],
    ['year', '1992'],
  ]);
  expect(placed).toMatchObject({ ticks: ['2', 'cash'], annexed: [] });
});

test('moves answers without a box to the annex', () => {
  const places: BlankPlacement[] = [
    { as: 'checks', fields: ['sex'], options: { Male: ['1'] } },
    { as: 'rows', fields: ['trips'], rows: [{ country: { name: 'r1' } }] },
  ];
  const values = { sex: 'Female', trips: [{ country: 'Nepal' }, { country: 'Bhutan' }], hobby: 'chess', signed: 'Yes' };
  const placed = placeAnswers(map(places, ['signed']), asked('sex', 'trips', 'hobby', 'signed'), values);
  expect(placed.annexed).toEqual(['sex', 'trips', 'hobby']);
  expect(placed.writings.map(({ names, text }) => [names[0], text])).toEqual([['r1', 'Nepal']]);
});

test('a question of an item that no row asks is left out; one that a single row lacks is not', () => {
  const trips = [
    { country: 'Nepal', note: 'by bus' },
    { country: 'Bhutan', note: 'on foot' },
  ];
  const rows = (second: Record<string, { name: string }>): BlankPlacement[] => [
    { as: 'rows', fields: ['trips'], rows: [{ country: { name: 'r1' } }, second] },
  ];
  const place = (second: Record<string, { name: string }>) =>
    placeAnswers(map(rows(second)), asked('trips'), { trips }).annexed;
  expect(place({ country: { name: 'r2' } })).toEqual([]);
  expect(place({})).toEqual(['trips']);
});
