import { expect, test } from 'vitest';
import { controlForTest, packForTest, pageForTest, skeletonForTest } from '../testing/page-for-test.ts';
import { findPage } from './find-page.ts';

const applicant = pageForTest();
const contact = pageForTest({
  id: 'contact',
  heading: 'Contact',
  controls: [controlForTest('c1', 'Email')],
  fields: [],
  personal: [],
});
const pack = packForTest(applicant, contact);
const find = (other: Parameters<typeof skeletonForTest>[1], controls = applicant.controls) =>
  findPage(pack, skeletonForTest(controls, other))?.id;

test('a page is found by address and heading', () => {
  expect(find({})).toBe('applicant');
  expect(find({ headings: ['CONTACT:'] })).toBe('contact');
  expect(find({ path: '/apply/###/applicant/' })).toBe('applicant');
});

test('another origin, address or heading is no page of the pack', () => {
  expect(find({ origin: 'https://practice.example.evil' })).toBeUndefined();
  expect(find({ origin: 'http://practice.example' })).toBeUndefined();
  expect(find({ path: '/apply/applicant' })).toBeUndefined();
  expect(find({ path: '/apply/1/2/applicant' })).toBeUndefined();
  expect(find({ headings: ['Payment'] })).toBeUndefined();
});

test('where the text of both pages is on the page, it is the one whose controls are there', () => {
  const headings = ['Applicant and passport', 'Contact'];
  expect(find({ headings })).toBe('applicant');
  expect(find({ headings }, contact.controls)).toBe('contact');
});

test('a page that two descriptions fit is none', () => {
  const twice = packForTest(applicant, { ...applicant, id: 'again' });
  expect(findPage(twice, skeletonForTest())).toBeUndefined();
});
