import { expect, test } from 'vitest';
import { formForTest } from '../testing/form-for-test.ts';
import { controlForTest, packForTest, pageForTest } from '../testing/page-for-test.ts';
import { packChanges } from './pack-changes.ts';
import { packCoverage } from './pack-coverage.ts';

const page = pageForTest();
const before = packForTest(page);
const kindsOf = (...pages: Parameters<typeof packForTest>) =>
  packChanges(before, packForTest(...pages)).map(({ kind, label }) => `${kind} ${label}`);

test('an equal pack changes nothing, a first one adds its pages', () => {
  expect(packChanges(before, packForTest(page))).toEqual([]);
  expect(packChanges(null, before)).toEqual([
    { kind: 'pageAdded', page: 'applicant', label: 'Applicant', was: null, became: 'Applicant' },
  ]);
});

test('a page more and a page less are named', () => {
  const contact = { ...page, id: 'contact', title: 'Contact' };
  expect(kindsOf(contact)).toEqual(['pageAdded Contact', 'pageRemoved Applicant']);
});

test('a control in between shifts all refs and is still one change', () => {
  const renumber = (ref: string) => (ref === 'c1' ? 'c1' : `c${Number(ref.slice(1)) + 1}`);
  const shifted = {
    ...page,
    controls: [
      page.controls[0]!,
      controlForTest('c2', 'Former surname'),
      ...page.controls.slice(1).map((control) => ({ ...control, ref: renumber(control.ref) })),
    ],
    fields: page.fields.map((field) => ({
      ...field,
      control: renumber(field.control),
      ...(field.waitsFor && { waitsFor: renumber(field.waitsFor) }),
    })),
    personal: page.personal.map((each) => ({ ...each, control: renumber(each.control) })),
  };
  expect(kindsOf(shifted)).toEqual(['controlAdded Former surname']);
});

test('another source, format, map or reason is a changed field, with both', () => {
  const fields = page.fields.map((field) =>
    field.control === 'c10' ? { ...field, from: { question: 'passportExpiryDate' } } : field,
  );
  expect(packChanges(before, packForTest({ ...page, fields }))).toEqual([
    {
      kind: 'fieldChanged',
      page: 'applicant',
      label: 'Date of issue',
      was: 'passportIssueDate, format {"date":"DD/MM/YYYY"}',
      became: 'passportExpiryDate, format {"date":"DD/MM/YYYY"}',
    },
  ]);
  expect(kindsOf({ ...page, fields: page.fields.slice(1) })).toEqual(['fieldRemoved Surname']);
  expect(kindsOf({ ...page, personal: [{ control: 'c12', reason: 'other' }] })).toEqual(['fieldChanged Security code']);
  expect(kindsOf({ ...page, personal: [...page.personal, { control: 'c7', reason: 'other' }] })).toEqual([
    'fieldAdded Religion',
  ]);
});

test('a renamed and a removed control are named', () => {
  const controls = page.controls.map((control) => (control.ref === 'c1' ? { ...control, id: 'sn' } : control));
  expect(packChanges(before, packForTest({ ...page, controls }))).toEqual([
    { kind: 'controlRenamed', page: 'applicant', label: 'Surname', was: 'id: surname', became: 'id: sn' },
  ]);
  const less = { ...page, controls: page.controls.slice(1), fields: page.fields.slice(1) };
  expect(kindsOf(less)).toEqual(['controlRemoved Surname', 'fieldRemoved Surname']);
});

test('an address more is a change, because data would go there', () => {
  const after = { ...before, origins: [...before.origins, 'https://elsewhere.example'] };
  expect(packChanges(before, after)).toEqual([
    {
      kind: 'fieldChanged',
      page: '',
      label: 'Addresses',
      was: 'https://practice.example',
      became: 'https://practice.example, https://elsewhere.example',
    },
  ]);
});

test('coverage counts controls and the questions of the form that are asked', () => {
  expect(packCoverage(before, formForTest)).toEqual({
    controls: 12,
    mapped: 10,
    personal: 1,
    unmapped: 1,
    questions: 10,
  });
  const joined = {
    ...page,
    fields: [{ control: 'c1', from: { questions: ['surname', 'givenNames'], joinedBy: ' ' } }],
  };
  expect(packCoverage(packForTest(joined), formForTest)).toMatchObject({ mapped: 1, unmapped: 10, questions: 2 });
});
