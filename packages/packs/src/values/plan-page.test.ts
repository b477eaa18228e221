import type { FillData } from '@visawright/contract/extension/fill.ts';
import type { PackField, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { expect, test } from 'vitest';
import { matchPage } from '../pages/match-page.ts';
import { changedForTest, controlForTest, pageForTest, skeletonForTest } from '../testing/page-for-test.ts';
import { planPage } from './plan-page.ts';

const answers: FillData['answers'] = {
  surname: 'Subramaniam',
  givenNames: 'Pranav',
  dateOfBirth: '1988-05-09',
  sex: 'Male',
  countryOfBirth: 'India',
  stateOfBirth: 'Tamil Nadu',
  passportNumber: 'X0526184',
  passportType: 'Ordinary passport',
  passportIssueDate: '2021-06-12',
};

function plan(page: PackPage, controls: readonly PageControl[] = page.controls, data: Partial<FillData> = {}) {
  const skeleton = skeletonForTest(controls);
  const match = matchPage(page, skeleton);
  return planPage(page, match, skeleton, { answers, files: [], ...data });
}
const page = pageForTest();
const of = (fields: ReturnType<typeof plan>, control: string) => fields.find((each) => each.control === control)!;

test('every mapped control is planned with its live ref, what is written and where it comes from', () => {
  const planned = plan(page);
  expect(planned).toHaveLength(11);
  expect(of(planned, 'c1')).toEqual({
    control: 'c1',
    ref: 'c101',
    label: 'Surname',
    group: 'A. Personal information',
    question: 'surname',
    state: 'write',
    write: { kind: 'text', text: 'SUBRAMANIAM' },
    shown: 'SUBRAMANIAM',
    waitsFor: null,
    driver: false,
  });
  expect(of(planned, 'c3').write).toEqual({ kind: 'text', text: '09/05/1988' });
  expect(of(planned, 'c4').write).toEqual({ kind: 'choice', option: 'Male' });
  expect(of(planned, 'c9').write).toEqual({ kind: 'choice', option: 'P - Ordinary' });
});

test('a missing answer and a personal control are not written', () => {
  const planned = plan(page);
  expect(of(planned, 'c11')).toMatchObject({ state: 'missing', write: null, shown: '' });
  expect(of(planned, 'c12')).toMatchObject({ state: 'personal', write: null, question: null });
});

test('the control that another one waits for is first, the waiting one last', () => {
  const planned = plan(page);
  expect(planned[0]).toMatchObject({ control: 'c5', driver: true });
  expect(planned.at(-1)).toMatchObject({ control: 'c6', waitsFor: 'c105', driver: false });
  expect(planned.slice(1, 4).map(({ control }) => control)).toEqual(['c1', 'c2', 'c3']);
});

test('a list that is not shown yet has no ref and still says what it waits for', () => {
  const planned = plan(
    page,
    page.controls.filter(({ ref }) => ref !== 'c6'),
  );
  expect(of(planned, 'c6')).toMatchObject({ ref: '', waitsFor: 'c105', state: 'write' });
});

test('nothing is planned on a page that is not known', () => {
  expect(plan(page, changedForTest('c3', { pattern: 'MM/DD/YYYY' }))).toEqual([]);
});

test('a value that is too long is left to the person, never cut', () => {
  const long = { ...answers, passportNumber: 'X05261840000' };
  expect(of(plan(page, page.controls, { answers: long }), 'c8')).toMatchObject({
    state: 'tooLong',
    write: null,
    shown: 'X05261840000',
  });
});

// One control with one field on a page of its own.
function single(
  control: Partial<PageControl>,
  field: Omit<PackField, 'control'>,
  values: FillData['answers'] = answers,
) {
  const only = pageForTest({
    controls: [controlForTest('c1', 'Field', { id: 'only', ...control })],
    fields: [{ control: 'c1', ...field }],
    personal: [],
  });
  const files = [{ file: 'photo' as const, name: 'photo.jpg', mediaType: 'image/jpeg', bytes: 1 }];
  return plan(only, only.controls, { answers: values, files })[0]!;
}
const value = (text: unknown) => ({ question: text as never });
const from = (question: string) => ({ from: { question } });

test.each([
  ['DD/MM/YYYY', '09/05/1988'],
  ['YYYY-MM-DD', '1988-05-09'],
  ['D MMM YYYY', '9 May 1988'],
  ['MMMM', 'May'],
  ['DDMMYY', '090588'],
])('a date as %s is %s', (date, text) => {
  expect(single({}, { ...from('dateOfBirth'), format: { date } }).shown).toBe(text);
});

test('what is no day is not written as one', () => {
  expect(single({}, { ...from('surname'), format: { date: 'DD/MM/YYYY' } })).toMatchObject({ state: 'noOption' });
  expect(single({ kind: 'date' }, from('surname'))).toMatchObject({ state: 'noOption' });
  expect(single({}, { ...from('dateOfBirth'), format: { date: 'DDD' } })).toMatchObject({ state: 'noOption' });
});

test('the browser’s date control takes the ISO form whatever the format says', () => {
  expect(single({ kind: 'date' }, { ...from('dateOfBirth'), format: { date: 'DD/MM/YYYY' } }).shown).toBe('1988-05-09');
});

test.each([
  [{ letters: 'upper' }, 'José  Müller', 'JOSÉ  MÜLLER'],
  [{ letters: 'capitalised' }, "MARY-ANN O'BRIEN", 'Mary-Ann O’brien'.replace('’', "'")],
  [{ plain: true }, 'José Müller, 4/B Straße', 'Jose Muller 4 B Strasse'],
  [{ plain: true, letters: 'upper' }, 'Łódź', 'LODZ'],
  [{ part: 'first' }, 'Pranav Kumar Rao', 'Pranav'],
  [{ part: 'rest' }, 'Pranav Kumar Rao', 'Kumar Rao'],
  [{ country: 'alpha3' }, 'India', 'IND'],
  [{ country: 'alpha2' }, 'India', 'IN'],
  [{ phone: 'international' }, '098230 00417', '+919823000417'],
  [{ phone: 'national' }, '+91 98230 00417', '9823000417'],
  [{ phone: 'dialCode' }, '+91 98230 00417', '+91'],
  [{ phone: 'digits' }, '(+84) 24 3825 2345', '842438252345'],
] as [PackField['format'], string, string][])('%j of %j is %j', (format, text, written) => {
  expect(single({}, { ...from('question'), format: format! }, value(text)).shown).toBe(written);
});

test('what cannot be written as asked is left to the person', () => {
  for (const [format, text] of [
    [{ plain: true }, 'श्रीमती'],
    [{ country: 'alpha2' }, 'Atlantis'],
    [{ phone: 'digits' }, 'none'],
  ] as [PackField['format'], string][])
    expect(single({}, { ...from('question'), format: format! }, value(text))).toMatchObject({
      state: 'noOption',
      shown: text,
    });
  expect(single({}, { ...from('question'), format: { part: 'rest' } }, value('Pranav'))).toMatchObject({
    state: 'missing',
  });
  expect(single({}, { ...from('question'), format: { most: 3 } }, value('Pranav'))).toMatchObject({ state: 'tooLong' });
});

test('a control of one line gets no line breaks, a larger one keeps them', () => {
  expect(single({}, from('question'), value('Flat 12\nPune')).shown).toBe('Flat 12 Pune');
  expect(single({ kind: 'textarea' }, from('question'), value('Flat 12\nPune')).shown).toBe('Flat 12\nPune');
});

test.each([
  ['the same text', ['Male', 'Female'], 'Male', 'Male'],
  ['other case and punctuation', ['MALE (M)', 'female'], 'Female', 'female'],
  ['accents', ['Côte d’Ivoire', 'Curaçao'], "Cote d'Ivoire", 'Côte d’Ivoire'],
])('an option is found by %s', (_, options, answer, option) => {
  expect(single({ kind: 'select', options }, from('question'), value(answer)).write).toEqual({
    kind: 'choice',
    option,
  });
});

test('an option that is missing, twice or only similar is left to the person', () => {
  for (const options of [
    ['Male', 'Female'],
    ['OTHER', 'other.'],
    ['Other gender', 'Male'],
  ])
    expect(single({ kind: 'select', options }, from('question'), value('Other'))).toMatchObject({
      state: 'noOption',
      shown: 'Other',
    });
});

test('the map of the field comes first, and what it names must be there', () => {
  const options = { Male: 'M', Female: 'F' };
  const mapped = (live: string[]) =>
    single({ kind: 'radio', options: live }, { ...from('question'), options }, value('Male'));
  expect(mapped(['Male', 'M', 'F']).shown).toBe('M');
  expect(mapped(['Male', 'Female']).state).toBe('noOption');
});

test('a list that has not been opened is given the text it should have', () => {
  expect(single({ kind: 'list' }, from('question'), value('Goa')).write).toEqual({ kind: 'choice', option: 'Goa' });
});

test('the calling code is found in a list that names the country', () => {
  const options = ['Select', 'India (+91)', 'Canada (+1)', 'United States (+1)'];
  const field = { ...from('question'), format: { phone: 'dialCode' as const } };
  expect(single({ kind: 'select', options }, field, value('+91 98230 00417')).shown).toBe('India (+91)');
  expect(single({ kind: 'select', options }, field, value('+1 212 555 0123')).state).toBe('noOption');
});

test('one box is ticked for Yes, for its option and for what the pack says', () => {
  const box = (answer: unknown, field: Partial<PackField> = {}, options: string[] = []) =>
    single({ kind: 'checkbox', options }, { ...from('question'), ...field }, value(answer));
  expect(box('Yes').write).toEqual({ kind: 'ticked', isTicked: true });
  expect(box('No').write).toEqual({ kind: 'ticked', isTicked: false });
  expect(box('Tourism', {}, ['Tourism']).write).toEqual({ kind: 'ticked', isTicked: true });
  expect(box(['Business', 'Tourism'], { options: { Tourism: 'Yes' } }).write).toEqual({
    kind: 'ticked',
    isTicked: true,
  });
  expect(box('Business', { options: { Tourism: 'Yes' } }).write).toEqual({ kind: 'ticked', isTicked: false });
  expect(box('Business').state).toBe('noOption');
});

test('a group of boxes takes several options, all of which must be there', () => {
  const boxes = { kind: 'checkbox' as const, options: ['Air', 'Sea', 'Land'] };
  expect(single(boxes, from('question'), value(['air', 'Land'])).write).toEqual({
    kind: 'choices',
    options: ['Air', 'Land'],
  });
  expect(single(boxes, from('question'), value(['Air', 'Rail'])).state).toBe('noOption');
  expect(single({ kind: 'select', options: ['Air', 'Sea'] }, from('question'), value(['Air', 'Sea'])).state).toBe(
    'noOption',
  );
});

test('files, fixed texts, joined questions and single items', () => {
  expect(single({ kind: 'file' }, { from: { file: 'photo' } }).write).toMatchObject({
    kind: 'file',
    file: 'photo',
    name: 'photo.jpg',
  });
  expect(single({ kind: 'file' }, { from: { file: 'passportPage' } }).state).toBe('missing');
  expect(single({}, { from: { fixed: 'One applicant' } })).toMatchObject({ shown: 'One applicant', question: null });
  const joined = { from: { questions: ['givenNames', 'nothing', 'surname'], joinedBy: ' ' } };
  expect(single({}, joined)).toMatchObject({ shown: 'Pranav Subramaniam', question: 'givenNames, nothing, surname' });
  const second = { from: { question: 'visits', item: 1, field: 'purpose' } };
  const visits = [{ purpose: 'Tourist' }, { purpose: 'Business' }];
  expect(single({}, second, { visits })).toMatchObject({ shown: 'Business', question: 'visits.purpose' });
  expect(single({}, second, { visits: [] }).state).toBe('missing');
});

test('a password is the person’s, whatever a pack says', () => {
  expect(single({ kind: 'password' }, from('surname'))).toMatchObject({ state: 'personal', write: null });
});

const children = pageForTest({
  controls: [
    controlForTest('c1', 'Name', { id: 'name_{n}' }),
    controlForTest('c2', 'Country', { id: 'country_{n}', kind: 'select', options: ['India', 'Nepal'] }),
    controlForTest('c3', 'State', { id: 'state_{n}', kind: 'select' }),
  ],
  fields: [],
  personal: [],
  blocks: [
    {
      question: 'children',
      addButton: 'Add',
      firstNumber: 1,
      most: 2,
      fields: [
        { control: 'c1', from: { question: 'children', field: 'fullName' } },
        { control: 'c2', from: { question: 'children', field: 'country' } },
        { control: 'c3', from: { question: 'children', field: 'state' }, waitsFor: 'c2' },
      ],
    },
  ],
});
const childItem = (n: number) => children.controls.map((each) => ({ ...each, id: each.id.replace('{n}', `${n}`) }));
const child = (fullName: string) => ({ fullName, country: 'India', state: 'Goa' });

test('items of a repeated question are planned one by one, those not added yet without a ref', () => {
  const planned = plan(children, childItem(1), { answers: { children: [child('Asha'), child('Ravi')] } });
  expect(of(planned, 'c1')).toMatchObject({ ref: 'c101', shown: 'Asha', question: 'children.fullName' });
  expect(of(planned, 'c1-1')).toMatchObject({ ref: '', shown: 'Ravi', state: 'write' });
  expect(of(planned, 'c3')).toMatchObject({ waitsFor: 'c102' });
  expect(of(planned, 'c3-1')).toMatchObject({ waitsFor: null, ref: '' });
  const both = plan(children, [...childItem(1), ...childItem(2)], {
    answers: { children: [child('Asha'), child('Ravi')] },
  });
  expect(of(both, 'c3-1')).toMatchObject({ ref: 'c106', waitsFor: 'c105' });
});

test('an item more than the page takes is left to the person', () => {
  const planned = plan(children, childItem(1), { answers: { children: [child('A'), child('B'), child('C')] } });
  expect(of(planned, 'c1-2')).toMatchObject({ state: 'tooLong', write: null, shown: 'C' });
});
