import type { Field } from '@visawright/forms/form-schema.ts';
import { expect, test } from 'vitest';
import { shownAnswer } from './shown-answer.ts';

const field = (more: Partial<Field>): Field => ({ id: 'asked', label: 'Asked', type: 'text', required: true, ...more });

test('a date is written as the form wants it', () => {
  expect(shownAnswer(field({ type: 'date' }), '2027-03-09')).toEqual({ as: 'words', text: '09/03/2027' });
});

test('a short choice shows all its boxes, the chosen ones ticked', () => {
  const shown = shownAnswer(field({ type: 'checkbox', options: ['Cash', 'Card', 'Other'] }), ['Cash', 'Other']);
  expect(shown).toEqual({
    as: 'choice',
    options: [
      { label: 'Cash', isChosen: true },
      { label: 'Card', isChosen: false },
      { label: 'Other', isChosen: true },
    ],
  });
});

test('a long list shows what was chosen of it', () => {
  const options = Array.from({ length: 40 }, (_, n) => `Airport ${n}`);
  expect(shownAnswer(field({ type: 'select', options }), 'Airport 7')).toEqual({ as: 'words', text: 'Airport 7' });
  const three = field({ type: 'select', options: ['One', 'Two', 'Three'] });
  expect(shownAnswer(three, 'Two', 2)).toEqual({ as: 'words', text: 'Two' });
});

test('what is asked and empty is a line to write on; what need not be answered is a dash', () => {
  expect(shownAnswer(field({}), undefined)).toEqual({ as: 'line' });
  expect(shownAnswer(field({ required: false }), ' ')).toEqual({ as: 'nothing' });
});
