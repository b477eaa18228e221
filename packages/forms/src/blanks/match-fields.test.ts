import type { BlankField, BlankQuestion } from '@visawright/contract/delivery/blank.ts';
import { expect, test } from 'vitest';
import { loadForm } from '../destinations/load-form.ts';
import { blankQuestions } from './blank-questions.ts';
import { matchFields } from './match-fields.ts';

const field = (id: string, more: Partial<BlankField> = {}): BlankField => ({
  id,
  kind: 'text',
  origin: 'pdf',
  area: { page: 0, left: 40, top: 40, width: 200, height: 16 },
  isMultiline: false,
  cells: null,
  label: '',
  heading: '',
  hint: '',
  ...more,
});
const question = (ref: string, label: string, more: Partial<BlankQuestion> = {}): BlankQuestion => ({
  ref,
  label,
  section: 'Identity',
  type: 'text',
  options: null,
  box: null,
  ...more,
});
const questions = [
  question('surname', 'Surname / family name', { box: '1' }),
  question('surnameAtBirth', 'Surname at birth / former surname', { box: '2' }),
  question('givenNames', 'Given names', { box: '3' }),
  question('dateOfBirth', 'Date of birth', { box: '4', type: 'date' }),
  question('placeOfBirth', 'Town / city of birth', { box: '5' }),
  question('countryOfBirth', 'Country of birth', { box: '6', type: 'country' }),
  question('homeAddress', 'Home address', { type: 'textarea' }),
  question('passportNumber', 'Passport number'),
  question('passportIssueDate', 'Passport issue date', { type: 'date' }),
  question('passportExpiryDate', 'Passport expiry date', { type: 'date' }),
  question('sex', 'Sex', { type: 'radio', options: ['Male', 'Female'] }),
  question('maritalStatus', 'Marital status', { type: 'radio', options: ['Single', 'Married', 'Divorced', 'Widowed'] }),
];
const refsOf = (fields: readonly BlankField[]) =>
  Object.fromEntries(
    matchFields(fields, questions).map(({ fieldId, use }) => [
      fieldId,
      use.as === 'answer' ? use.questions[0] : use.as === 'tick' ? `${use.question}: ${use.option}` : use.as,
    ]),
  );

test('matches by the name, the tooltip and the printed text', () => {
  expect(
    refsOf([
      field('txt_1', { label: '1. Family name(s)' }),
      field('txt_2', { label: '2. Surname at birth (former family name)' }),
      field('fld03', { hint: 'First name (given name)' }),
      field('pob_town'),
      field('Text7', { label: 'Country of birth' }),
      field('pp_no', { label: 'Passport No.' }),
    ]),
  ).toEqual({
    txt_1: 'surname',
    txt_2: 'surnameAtBirth',
    fld03: 'givenNames',
    pob_town: 'placeOfBirth',
    Text7: 'countryOfBirth',
    pp_no: 'passportNumber',
  });
});

test('an exact name is certain, and an unknown field has no suggestion', () => {
  const [first, ...others] = matchFields(
    [field('surname'), field('Text12', { label: 'Bank of the sponsor' })],
    questions,
  );
  expect(first).toMatchObject({ fieldId: 'surname', confidence: 1, isConfirmed: false });
  expect(others).toEqual([]);
});

test('tells the dates of a passport apart and takes the shape the form prints', () => {
  const matches = matchFields(
    [
      field('a', { label: 'Date of issue of passport (yyyy/mm/dd)' }),
      field('b', { label: 'Passport valid until (expiry date)' }),
      field('dobDay'),
      field('dobMonth'),
      field('dobYear'),
    ],
    questions,
  );
  expect(matches.map(({ use }) => use)).toEqual([
    { as: 'answer', questions: ['passportIssueDate'], written: 'yyyy/mm/dd' },
    { as: 'answer', questions: ['passportExpiryDate'], written: 'dd/mm/yyyy' },
    { as: 'answer', questions: ['dateOfBirth'], written: 'day' },
    { as: 'answer', questions: ['dateOfBirth'], written: 'month' },
    { as: 'answer', questions: ['dateOfBirth'], written: 'year' },
  ]);
});

test('an address over two fields is one answer over two lines', () => {
  const uses = matchFields([field('home_address_1'), field('home_address_2')], questions).map(({ use }) => use);
  expect(uses).toEqual([
    { as: 'answer', questions: ['homeAddress'], written: 'line' },
    { as: 'answer', questions: ['homeAddress'], written: 'line' },
  ]);
});

test('matches tick boxes by their options and their heading', () => {
  const tick = (id: string, label: string, heading: string) => field(id, { kind: 'tick', label, heading });
  expect(
    refsOf([
      tick('c1', 'Male', '8. Sex'),
      tick('c2', 'Female', '8. Sex'),
      tick('civil=0', 'Single', ''),
      tick('civil=1', 'Married', ''),
      tick('civil=2', 'Divorced', ''),
    ]),
  ).toEqual({
    c1: 'sex: Male',
    c2: 'sex: Female',
    'civil=0': 'maritalStatus: Single',
    'civil=1': 'maritalStatus: Married',
    'civil=2': 'maritalStatus: Divorced',
  });
});

test('signature, place and date of signing stay empty', () => {
  expect(
    refsOf([
      field('sig', { kind: 'signature' }),
      field('Text90', { label: 'Place and date' }),
      field('applicantSignature'),
    ]),
  ).toEqual({ sig: 'empty', Text90: 'empty', applicantSignature: 'empty' });
});

test('no field gets the same question twice, and the printed box number decides between likes', () => {
  const matches = matchFields(
    [field('x', { label: '1. Surname' }), field('y', { label: '2. Surname' })],
    [question('surname', 'Surname', { box: '1' }), question('surnameAtBirth', 'Former surname', { box: '2' })],
  );
  expect(matches.map(({ fieldId, use }) => [fieldId, use.as === 'answer' && use.questions])).toEqual([
    ['x', ['surname']],
    ['y', ['surnameAtBirth']],
  ]);
});

test("a form's own labels all find their question", async () => {
  const asked = blankQuestions(await loadForm('japan')).filter(({ ref, options }) => !ref.includes('.') && !options);
  const fields = asked.map(({ label }, n) =>
    field(`Text${n}`, { label, area: { page: 0, left: 0, top: n * 20, width: 90, height: 12 } }),
  );
  const matches = matchFields(fields, asked);
  const right = matches.filter(
    ({ fieldId, use }) => use.as === 'answer' && use.questions[0] === asked[Number(fieldId.slice(4))]!.ref,
  );
  expect(matches.length - right.length).toBe(0);
  expect(right.length / asked.length).toBeGreaterThan(0.9);
});
