import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { expect, test } from 'vitest';
import { formForTest } from '../testing/form-for-test.ts';
import { controlForTest, pageForTest, skeletonForTest } from '../testing/page-for-test.ts';
import { proposeMapping } from './propose-mapping.ts';

const page = pageForTest();
const propose = (controls = page.controls, before: typeof page | null = null) =>
  proposeMapping(skeletonForTest(controls), formForTest, before);
const one = (...args: Parameters<typeof controlForTest>) => propose([controlForTest(...args)])[0]!;

test('every control gets one proposal, in the order of the page', () => {
  expect(propose().map(({ control }) => control)).toEqual(skeletonForTest().controls.map(({ ref }) => ref));
});

test.each([
  ['Family name', {}, 'surname'],
  ['Given names', {}, 'givenNames'],
  ['Gender', { kind: 'radio', options: ['Male', 'Female'] }, 'sex'],
  ['Date of birth', { pattern: 'DD/MM/YYYY' }, 'dateOfBirth'],
  ['Number', { group: 'Passport' }, 'passportNumber'],
  ['Religion', {}, 'religion'],
  ['', { id: 'mobilePhone' }, 'mobilePhone'],
] as [string, Partial<PageControl>, string][])('%j %j is proposed as %s', (label, other, question) => {
  const { field, confidence, because } = one('c1', label, other);
  expect(field?.from).toEqual({ question });
  expect(confidence).toBeGreaterThanOrEqual(0.45);
  expect(because).toMatch(/ is like “.*”.*\.$/);
});

test('the date format is the one the page asks for, and differing options are mapped', () => {
  expect(one('c1', 'Date of birth', { pattern: 'YYYY-MM-DD' }).field?.format).toEqual({ date: 'YYYY-MM-DD' });
  expect(one('c1', 'Date of birth', { kind: 'date' }).field).not.toHaveProperty('format');
  expect(one('c1', 'Sex', { kind: 'radio', options: ['Male', 'Female'] }).field).not.toHaveProperty('options');
});

test('what is like no question, and what a person has to do, is not mapped', () => {
  expect(one('c1', 'Favourite colour')).toMatchObject({ field: null, confidence: 0 });
  expect(one('c1', 'Password', { kind: 'password' })).toMatchObject({ field: null, confidence: 1 });
  expect(one('c1', 'Enter the captcha')).toMatchObject({ field: null, confidence: 1 });
  expect(one('c1', 'I declare that the information is true', { kind: 'checkbox' })).toMatchObject({
    field: null,
    confidence: 1,
  });
});

test('one question is not proposed for two different controls', () => {
  const found = propose([controlForTest('c1', 'Surname'), controlForTest('c2', 'Surname of a contact')]);
  expect(found.map(({ field }) => field && 'question' in field.from && field.from.question)).toEqual(['surname', null]);
});

test('a field of a repeated question is proposed in its group only', () => {
  expect(one('c1', 'Full name', { group: 'Children' }).field?.from).toEqual({
    question: 'children',
    item: 0,
    field: 'fullName',
  });
  expect(one('c1', 'Full name of host', { group: 'Stay' }).field?.from).not.toMatchObject({ question: 'children' });
});

test('the earlier pack decides, with the refs of the new recording', () => {
  const found = propose(page.controls, page);
  expect(found[0]).toMatchObject({ confidence: 1, because: 'The same as in the earlier pack.' });
  expect(found[5]!.field).toMatchObject({ control: 'c106', waitsFor: 'c105' });
  expect(found[11]).toMatchObject({ field: null, because: 'Left to the person in the earlier pack (captcha).' });
  const renamed = page.controls.map((control) =>
    control.ref === 'c2' ? { ...control, label: 'First names' } : control,
  );
  expect(propose(renamed, page)[1]).toMatchObject({ confidence: 0.6, field: { from: { question: 'givenNames' } } });
});
