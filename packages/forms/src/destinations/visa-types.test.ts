import { expect, test } from 'vitest';
import { visaTypesFor } from './visa-types.ts';

test('offered by destination and group, by any name of the destination', () => {
  expect(visaTypesFor('United Kingdom', 'Tourism')).toEqual([
    'Standard Visitor Visa (Tourism)',
    'Standard Visitor Visa (Study)',
  ]);
  expect(visaTypesFor('uk', 'Student')).toEqual(['Student Visa']);
  expect(visaTypesFor('JPN')).toHaveLength(4);
});

test('none for a country without a form', () => expect(visaTypesFor('India', 'Tourism')).toEqual([]));
