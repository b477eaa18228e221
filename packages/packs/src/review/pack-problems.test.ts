import type { PackBlock, PackField, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { expect, test } from 'vitest';
import { formForTest } from '../testing/form-for-test.ts';
import { controlForTest, packForTest, pageForTest } from '../testing/page-for-test.ts';
import { packProblems } from './pack-problems.ts';

const page = pageForTest();
const problems = (other: Partial<PackPage>) => packProblems(packForTest({ ...page, ...other }), formForTest);

test('a pack without problems has none', () => {
  expect(packProblems(packForTest(), formForTest)).toEqual([]);
});

const withField = (control: string, change: Partial<PackField>) => ({
  fields: page.fields.map((field) => (field.control === control ? { ...field, ...change } : field)),
});
const withControl = (ref: string, change: Partial<PageControl>) => ({
  controls: page.controls.map((control) => (control.ref === ref ? { ...control, ...change } : control)),
});

test.each([
  ['an unknown question', withField('c1', { from: { question: 'nickname' } }), 'the form has no question nickname'],
  [
    'an unknown joined question',
    withField('c1', { from: { questions: ['surname', 'x'], joinedBy: ' ' } }),
    'no question x',
  ],
  [
    'a joined repeat',
    withField('c1', { from: { questions: ['surname', 'children'], joinedBy: ' ' } }),
    'cannot be joined',
  ],
  [
    'an item of a single question',
    withField('c1', { from: { question: 'surname', item: 0, field: 'x' } }),
    'not a repeated',
  ],
  ['a repeat without a field', withField('c1', { from: { question: 'children', item: 0 } }), 'one must be named'],
  [
    'a repeat without an item',
    withField('c1', { from: { question: 'children', field: 'fullName' } }),
    'not said which item',
  ],
  ['a date without format', withField('c3', { format: {} }), 'the format of the date is missing'],
  [
    'another format than the page asks for',
    withField('c3', { format: { date: 'MM/DD/YYYY' } }),
    'the page asks for DD/MM/YYYY',
  ],
  ['a name as a date', withField('c1', { format: { date: 'DD/MM/YYYY' } }), 'only a date has a format of dates'],
  [
    'a date as a number',
    withField('c3', { format: { date: 'DD/MM/YYYY', phone: 'digits' } }),
    'only a telephone number',
  ],
  ['a date as a country', withField('c3', { format: { date: 'DD/MM/YYYY', country: 'alpha2' } }), 'only a country'],
  [
    'an option that is not ours',
    withField('c9', { options: { Ordinary: 'P - Ordinary' } }),
    'passportType has no option “Ordinary”',
  ],
  [
    'an option the page lacks',
    withField('c9', { options: { Other: 'X - Other' } }),
    'the page has no option “X - Other”',
  ],
  ['options of a text', withField('c1', { options: { a: 'b' } }), 'surname has no options to map'],
  ['options of a country that is none', withField('c5', { options: { Atlantis: 'India' } }), 'no option “Atlantis”'],
  [
    'options of two questions',
    withField('c1', { from: { questions: ['surname', 'sex'], joinedBy: ' ' }, options: { Male: 'M' } }),
    'belongs to one question',
  ],
  [
    'a fixed option the page lacks',
    withField('c4', { from: { fixed: 'Unknown' } }),
    'the list has no option “Unknown”',
  ],
  ['a file in a text', withField('c1', { from: { file: 'photo' } }), 'a file goes into an upload only'],
  ['a text in an upload', withControl('c1', { kind: 'file' }), 'an upload takes a file only'],
  ['a password', withControl('c1', { kind: 'password' }), 'a password is never filled in'],
  ['an unknown control', withField('c1', { control: 'c77' }), 'there is no control c77'],
  ['an unknown driver', withField('c6', { waitsFor: 'c77' }), 'there is no control c77'],
  ['a control that waits for itself', withField('c6', { waitsFor: 'c6' }), 'it waits for itself'],
  ['controls that wait for each other', withField('c5', { waitsFor: 'c6' }), 'waits for a control that waits for it'],
  ['a control twice', { fields: [...page.fields, page.fields[0]!] }, '“Surname” is mapped twice'],
  [
    'a personal control that is mapped',
    { personal: [{ control: 'c1', reason: 'other' as const }] },
    'mapped and left to the person',
  ],
  ['a personal control twice', { personal: [...page.personal, ...page.personal] }, 'left to the person twice'],
  ['two controls with one ref', { controls: [...page.controls, page.controls[0]!] }, 'two controls are called c1'],
  ['a foreign frame', withControl('c12', { frame: 'https://pay.example' }), 'a frame of https://pay.example'],
  ['a number outside blocks', withControl('c7', { id: 'religion{n}' }), 'is in no block'],
] as [string, Partial<PackPage>, string][])('%s is a problem', (_, other, problem) => {
  expect(problems(other).join('\n')).toContain(problem);
  expect(problems(other)[0]).toMatch(/^Page applicant: .*\.$/s);
});

test('two pages need different names, and different addresses or headings', () => {
  const found = packProblems(packForTest(page, page), formForTest);
  expect(found).toContain('Two pages are called applicant.');
  expect(found).toContain('Two pages have the address and heading /apply/*/applicant Applicant and passport.');
});

const children: PackBlock = {
  question: 'children',
  addButton: 'Add',
  firstNumber: 1,
  most: 3,
  fields: [
    { control: 'c1', from: { question: 'children', field: 'fullName' } },
    { control: 'c2', from: { question: 'children', field: 'dateOfBirth' }, format: { date: 'DD/MM/YYYY' } },
  ],
};
const blockPage = pageForTest({
  controls: [controlForTest('c1', 'Name', { id: 'name{n}' }), controlForTest('c2', 'Born', { id: 'born{n}' })],
  fields: [],
  personal: [],
  blocks: [children],
});
const blockProblems = (block: Partial<PackBlock>, other: Partial<PackPage> = {}) =>
  packProblems(packForTest({ ...blockPage, blocks: [{ ...children, ...block }], ...other }), formForTest).join('\n');

test('the fields of a block are those of one repeated question', () => {
  expect(blockProblems({})).toBe('');
  expect(blockProblems({ question: 'surname' })).toContain('surname is not a repeated question');
  expect(blockProblems({ question: 'surname' })).toContain('comes from another question');
  const item = { question: 'children', field: 'fullName', item: 1 };
  expect(blockProblems({ fields: [{ control: 'c1', from: item }, children.fields[1]!] })).toContain(
    'takes the item of the block',
  );
  expect(blockProblems({ fields: [{ control: 'c1', from: { question: 'children', field: 'sex' } }] })).toContain(
    'has no sex',
  );
  expect(blockProblems({}, { fields: [{ control: 'c1', from: { question: 'surname' } }] })).toContain('mapped twice');
});
