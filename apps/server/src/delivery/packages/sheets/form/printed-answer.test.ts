import type { Field } from '@visawright/forms/form/form-schema.ts';
import { expect, test } from 'vitest';
import { printedAnswer } from './printed-answer.ts';

const field = (more: Partial<Field>): Field => ({ id: 'asked', label: 'Asked', type: 'text', required: true, ...more });

test('prints a date as dd/MM/yyyy', () => {
  expect(printedAnswer(field({ type: 'date' }), '2027-03-09')).toEqual({ as: 'words', text: '09/03/2027' });
});

test('prints all options of a short choice with the chosen ones ticked', () => {
  const shown = printedAnswer(field({ type: 'checkbox', options: ['Cash', 'Card', 'Other'] }), ['Cash', 'Other']);
  expect(shown).toEqual({
    as: 'choice',
    options: [
      { label: 'Cash', isChosen: true },
      { label: 'Card', isChosen: false },
      { label: 'Other', isChosen: true },
    ],
  });
});

test('prints only the chosen option of a long list', () => {
  const options = Array.from({ length: 40 }, (_, n) => `Airport ${n}`);
  expect(printedAnswer(field({ type: 'select', options }), 'Airport 7')).toEqual({ as: 'words', text: 'Airport 7' });
  const three = field({ type: 'select', options: ['One', 'Two', 'Three'] });
  expect(printedAnswer(three, 'Two', 2)).toEqual({ as: 'words', text: 'Two' });
});

test('prints a line for a required empty answer and a dash for an optional one', () => {
  expect(printedAnswer(field({}), undefined)).toEqual({ as: 'line' });
  expect(printedAnswer(field({ required: false }), ' ')).toEqual({ as: 'nothing' });
});
