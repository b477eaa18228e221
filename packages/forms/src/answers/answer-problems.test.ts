import { expect, test } from 'vitest';
import type { Field } from '../form/form-schema.ts';
import { forms } from '../destinations/form-files.ts';
import { formOf } from '../testing/document-evidence.ts';
import { answerProblems, valueProblems } from './answer-problems.ts';

const field = (more: Partial<Field>): Field => ({
  id: 'asked',
  label: 'Asked',
  type: 'text',
  required: false,
  ...more,
});
const codes = (more: Partial<Field>, value: Parameters<typeof valueProblems>[1]) =>
  valueProblems(field(more), value).map(({ code }) => code);

test.each([
  ['2026-02-28', []],
  ['2024-02-29', []],
  ['2026-02-29', ['notADate']],
  ['2026-13-01', ['notADate']],
  ['28/02/2026', ['notADate']],
  ['0026-02-28', ['notADate']],
])('a date is a day of the calendar: %s', (value, wanted) => expect(codes({ type: 'date' }, value)).toEqual(wanted));

test.each([
  ['+91 98765 43210', []],
  ['+91-20-2614-5590', []],
  ['(020) 2614 5590', []],
  ['12345', ['notAPhone']],
  ['98765 4321o', ['notAPhone']],
  ['+1234567890123456', ['notAPhone']],
])('a phone number: %s', (value, wanted) => expect(codes({ type: 'phone' }, value)).toEqual(wanted));

test.each([
  ['asha.rao+visa@example.co.in', []],
  ['asha@example', ['notAnEmail']],
  ['asha rao@example.com', ['notAnEmail']],
  ['a..b@example.com', ['notAnEmail']],
])('an e-mail address: %s', (value, wanted) => expect(codes({ type: 'email' }, value)).toEqual(wanted));

test.each([
  ['1200', []],
  ['1200.50', []],
  ['1,200', ['notANumber']],
  ['12 lakh', ['notANumber']],
])('a number: %s', (value, wanted) => expect(codes({ type: 'number' }, value)).toEqual(wanted));

test('a country by its name in the list, not by its code', () => {
  expect(codes({ type: 'country' }, 'India')).toEqual([]);
  expect(codes({ type: 'country' }, 'IND')).toEqual(['notACountry']);
});

test('a choice in the form’s own words, letter by letter', () => {
  const options = ['Male', 'Female'];
  expect(codes({ type: 'radio', options }, 'Male')).toEqual([]);
  expect(codes({ type: 'select', options }, 'male')).toEqual(['notAnOption']);
  expect(codes({ type: 'radio', options }, ['Male'])).toEqual(['wrongShape']);
});

test('a multiple choice is a list of options, each once; a tick is Yes', () => {
  const options = ['Tourism', 'Business'];
  expect(codes({ type: 'checkbox', options }, ['Tourism', 'Business'])).toEqual([]);
  expect(codes({ type: 'checkbox', options }, ['Tourism', 'Tourism'])).toEqual(['notAnOption']);
  expect(codes({ type: 'checkbox', options }, ['Sport'])).toEqual(['notAnOption']);
  expect(codes({ type: 'checkbox', options }, 'Tourism')).toEqual(['wrongShape']);
  expect(codes({ type: 'checkbox' }, 'Yes')).toEqual([]);
  expect(codes({ type: 'checkbox' }, 'true')).toEqual(['notAnOption']);
});

test('a text is as long as the form takes it', () => {
  expect(codes({ maxLength: 5 }, 'पटेल')).toEqual([]);
  expect(codes({ maxLength: 5 }, 'Chatterjee')).toEqual(['tooLong']);
  expect(codes({ type: 'textarea' }, 'a'.repeat(3_000))).toEqual([]);
});

test('an empty answer is no answer: nothing is wrong with it while it is typed', () => {
  for (const value of [undefined, '', '  ', []]) expect(codes({ type: 'date', required: true }, value)).toEqual([]);
});

const trips = field({
  type: 'repeat',
  maxItems: 2,
  fields: [
    { id: 'country', label: 'Country', type: 'country', required: true },
    { id: 'from', label: 'From', type: 'date', required: false },
  ],
});

test('checks items one by one and reports too many items once', () => {
  const rows: Record<string, string>[] = [
    { country: 'Japan' },
    { country: 'Nippon', from: '2026-02-30' },
    { country: 'Italy' },
  ];
  expect(valueProblems(trips, rows)).toEqual([
    { field: 'asked', item: null, itemField: null, code: 'tooManyItems' },
    { field: 'asked', item: 1, itemField: 'country', code: 'notACountry' },
    { field: 'asked', item: 1, itemField: 'from', code: 'notADate' },
  ]);
  expect(valueProblems(trips, ['Japan'])).toMatchObject([{ code: 'wrongShape' }]);
  expect(valueProblems(trips, [{ country: 'Japan', secret: 'x' }])).toMatchObject([
    { itemField: 'secret', code: 'wrongShape' },
  ]);
});

test('accepts an unfinished item while editing but not for the whole form', () => {
  expect(valueProblems(trips, [{ from: '2026-02-01' }])).toEqual([]);
  expect(answerProblems(formOf(trips), { asked: [{ from: '2026-02-01' }] }, {})).toMatchObject([
    { item: 0, itemField: 'country', code: 'required' },
  ]);
});

const family = formOf(
  { id: 'married', type: 'radio', options: ['Yes', 'No'], required: true },
  { id: 'spouse', required: true, visibleWhen: { field: 'married', equals: 'Yes' } },
  { id: 'school', required: true, visibleWhen: { field: 'application.visaCategory', equals: 'Student' } },
);
const problems = (values: Record<string, string>, group = 'Tourism') =>
  answerProblems(family, values, { 'application.visaCategory': group }).map(({ field: id, code }) => `${id} ${code}`);

test('required means required while it is shown', () => {
  expect(problems({})).toEqual(['married required']);
  expect(problems({ married: 'Yes' })).toEqual(['spouse required']);
  expect(problems({ married: 'No' })).toEqual([]);
  expect(problems({ married: 'No' }, 'Student')).toEqual(['school required']);
});

test('what is left in a hidden field is not judged', () =>
  expect(
    answerProblems(
      formOf(
        { id: 'a', type: 'radio', options: ['Yes', 'No'] },
        { id: 'b', type: 'date', visibleWhen: { field: 'a', equals: 'Yes' } },
      ),
      { a: 'No', b: 'nonsense' },
      {},
    ),
  ).toEqual([]));

test.each([
  ['Mumbai', []],
  ['New Delhi', []],
  ['पुणे', []],
  ['Nilgiri', []],
  ['None', ['notAPlace']],
  ['n/a', ['notAPlace']],
  ['N.A.', ['notAPlace']],
  ['-', ['notAPlace']],
  ['12', ['notAPlace']],
])('the place of application is a place: %s', (value, wanted) =>
  expect(codes({ id: 'applicationPlace' }, value)).toEqual(wanted),
);

test('“None” answers a question that does not ask for a place', () => expect(codes({}, 'None')).toEqual([]));

test.each([
  ['2027-04-09', []],
  ['2027-04-10', ['notBeforeTrip']],
  ['2027-05-01', ['notBeforeTrip']],
  ['soon', ['notADate']],
])('the day of application is before the trip: %s', (value, wanted) => {
  const asked = field({ id: 'applicationDate', type: 'date', required: true });
  const context = { 'application.fromDate': '2027-04-10' };
  expect(valueProblems(asked, value, context).map(({ code }) => code)).toEqual(wanted);
  expect(answerProblems(formOf(asked), { applicationDate: value }, context).map(({ code }) => code)).toEqual(wanted);
  expect(valueProblems({ ...asked, id: 'arrivalDate' }, '2027-04-10', context)).toEqual([]);
});

const missing = (values: Record<string, string>, context: Record<string, string> = {}) =>
  answerProblems(forms.get('germany')!, values, context).map(({ field: id }) => id);

test('a passport with one name completes the Schengen form: the blank field is not asked for', () => {
  expect(missing({ givenNames: 'TENZIN' })).toContain('surname');
  expect(missing({ givenNames: 'TENZIN' }, { 'derived.emptyName': 'surname' })).not.toContain('surname');
  expect(missing({}, { 'derived.emptyName': 'surname' })).toContain('givenNames');
});

test.each([
  ['Employed', ['employerName', 'employerAddress', 'employerPhone']],
  ['Self-employed', ['employerName', 'employerAddress', 'employerPhone']],
  ['Student', ['employerName', 'employerAddress']],
  ['Retired', []],
  ['Unemployed', []],
])('box 22 of the Schengen form for the status %s', (employmentStatus, wanted) =>
  expect(missing({ isEuFamilyMember: 'No', employmentStatus }).filter((id) => id.startsWith('employer'))).toEqual(
    wanted,
  ),
);

test('a traveller to Vietnam names the land gate and the ward, as the portal asks', () => {
  const { sections } = forms.get('vietnam')!;
  const asked = (id: string) => sections.flatMap(({ fields }) => fields).find((each) => each.id === id)!;
  expect(valueProblems(asked('entryGate'), 'Moc Bai Landport')).toEqual([]);
  expect(valueProblems(asked('entryGate'), 'Land or sea border gate (other)')).toHaveLength(1);
  expect([asked('entryGate').options, asked('provinceOfStay').options].map((each) => each?.length)).toEqual([79, 34]);
  expect(asked('accommodationWard').required).toBe(true);
});
