import { expect, test } from 'vitest';
import type { ReadValue } from '../../engine.types.ts';
import type { FrontLabel } from '../label-words.ts';
import type { PrintedWord } from '../read-word.ts';
import { settleSingleName } from './single-name.ts';

const value = (text: string, outcome: ReadValue['outcome'] = 'accept'): ReadValue => ({
  value: text,
  raw: text,
  outcome,
  confidence: 1,
  page: 1,
  polygon: [],
});
const word = { text: 'MUTHUVEL' } as PrintedWord;
const beside = (wanted: FrontLabel) => ({
  name: [word],
  labelled: (label: FrontLabel) => (label === wanted ? [word] : []),
});

test('a single name is asked about, in the field beside which it is printed', () => {
  const values = { surname: value('MUTHUVEL'), sex: value('M') };
  expect(settleSingleName(values, beside('givenNames'))).toEqual({
    givenNames: value('MUTHUVEL', 'confirm'),
    sex: value('M'),
  });
  expect(settleSingleName(values, beside('surname'))).toEqual({
    surname: value('MUTHUVEL', 'confirm'),
    sex: value('M'),
  });
});

test('a name that no label explains stays where the zone has it, and is asked about', () => {
  expect(settleSingleName({ surname: value('MUTHUVEL') }, beside('nationality'))).toEqual({
    surname: value('MUTHUVEL', 'confirm'),
  });
  expect(settleSingleName({ surname: value('MUTHUVEL', 'retake') }, beside('surname'))).toEqual({
    surname: value('MUTHUVEL', 'retake'),
  });
});

test('two names are left alone', () => {
  const values = { surname: value('RAO'), givenNames: value('ASHA') };
  expect(settleSingleName(values, beside('givenNames'))).toEqual(values);
});
