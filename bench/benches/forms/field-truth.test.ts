import { expect, test } from 'vitest';
import type { DocumentTruth } from './document-files.ts';
import { isRight, printedFor, type FieldFact } from './field-truth.ts';

const field = (id: string, type: string, autofill: string[], more: Partial<FieldFact> = {}): FieldFact => ({
  id,
  type,
  label: id,
  options: undefined,
  autofill,
  ...more,
});
const document = (category: string, kind: string, values: Record<string, string>): DocumentTruth => ({
  category,
  kind,
  values,
  also: {},
  known: values,
});
const passport = document('Passport', 'Indian passport', { surname: 'RAO', givenNames: 'ASHA', sex: 'F' });

test('isRight rejects a wrong value', () => {
  const sex = field('sex', 'radio', ['Passport.sex'], { options: ['Male', 'Female'] });
  const printed = printedFor(sex, { documents: [passport], entered: {} });
  expect([isRight(sex, 'Female', printed), isRight(sex, 'Male', printed)]).toEqual([true, false]);
  expect(isRight(field('surname', 'text', []), 'RA0', ['RAO'])).toBe(false);
  expect(isRight(field('fundsAmount', 'number', [], { label: 'Funds (CAD)' }), '5000', ['5000'])).toBe(false);
});

test('printedFor ignores documents of another person or another question', () => {
  const child = document('Proof of Relationship', 'Birth certificate', {
    childName: 'Kabir Rao',
    motherName: 'Asha Rao',
  });
  const licence = document('National ID', 'Driving licence', { issueDate: '2022-03-12' });
  const known = { documents: [passport, child, licence], entered: {} };
  expect(printedFor(field('motherFullName', 'text', ['Proof of Relationship.motherName']), known)).toEqual([]);
  expect(printedFor(field('nationalIdIssueDate', 'date', ['National ID.issueDate']), known)).toEqual([]);
});
