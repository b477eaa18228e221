import { expect, test } from 'vitest';
import type { PaperTruth } from './paper-files.ts';
import { isRight, printedFor, type FieldFact } from './truth.ts';

const field = (id: string, type: string, autofill: string[], more: Partial<FieldFact> = {}): FieldFact => ({ id, type, label: id, options: undefined, autofill, ...more }); // prettier-ignore
const paper = (category: string, kind: string, values: Record<string, string>): PaperTruth => ({
  category,
  kind,
  values,
  also: {},
  known: values,
});
const passport = paper('Passport', 'Indian passport', { surname: 'RAO', givenNames: 'ASHA', sex: 'F' });

test('a wrong value is called wrong', () => {
  const sex = field('sex', 'radio', ['Passport.sex'], { options: ['Male', 'Female'] });
  const printed = printedFor(sex, { papers: [passport], entered: {} });
  expect([isRight(sex, 'Female', printed), isRight(sex, 'Male', printed)]).toEqual([true, false]);
  expect(isRight(field('surname', 'text', []), 'RA0', ['RAO'])).toBe(false);
  expect(isRight(field('fundsAmount', 'number', [], { label: 'Funds (CAD)' }), '5000', ['5000'])).toBe(false);
});

test('a paper that does not speak of this person or this question is no truth', () => {
  const child = paper('Proof of Relationship', 'Birth certificate', { childName: 'Kabir Rao', motherName: 'Asha Rao' });
  const licence = paper('National ID', 'Driving licence', { issueDate: '2022-03-12' });
  const known = { papers: [passport, child, licence], entered: {} };
  expect(printedFor(field('motherFullName', 'text', ['Proof of Relationship.motherName']), known)).toEqual([]);
  expect(printedFor(field('nationalIdIssueDate', 'date', ['National ID.issueDate']), known)).toEqual([]);
});
