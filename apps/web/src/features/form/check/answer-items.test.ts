import { expect, test } from 'vitest';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { answerItems } from './answer-items.ts';

const trips: Field = {
  id: 'trips',
  label: 'Trips',
  type: 'repeat',
  required: false,
  fields: [
    { id: 'country', label: 'Country', type: 'country', required: true },
    { id: 'left', label: 'Left on', type: 'date', required: false },
  ],
};

test('lists only the answered fields of each item', () =>
  expect(
    answerItems(trips, [{ country: 'Japan', left: '2024-05-02' }, { country: 'Spain' }], (text) => text, 'en'),
  ).toEqual([
    [
      { label: 'Country', text: 'Japan' },
      { label: 'Left on', text: '2 May 2024' },
    ],
    [{ label: 'Country', text: 'Spain' }],
  ]));

test('returns no items for an answer that is not a list', () =>
  expect(answerItems(trips, 'Japan', (text) => text, 'en')).toEqual([]));
