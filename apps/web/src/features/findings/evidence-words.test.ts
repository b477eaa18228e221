import { expect, test } from 'vitest';
import type { Form } from '@visawright/forms/form-schema.ts';
import { enteredName, enteredValue, labelOf, pageWords } from './evidence-words.ts';
import { onPage } from './testing/a-finding.ts';

const echo = (key: string, values?: { defaultValue?: string }) =>
  key.startsWith('names.') && !key.endsWith('Date') && key !== 'names.other' ? (values?.defaultValue ?? key) : key;

test('a cell of a table is named by its column', () =>
  expect(
    pageWords(echo, onPage('a', { kind: 'bankStatement', field: 'transactions.3.credit', value: '125000' }), 'en'),
  ).toEqual({
    field: 'columns.credit',
    value: '1,25,000',
  }));

test('days are written as people write them', () => {
  expect(pageWords(echo, onPage('a', { value: '2027-03-18' }), 'en').value).toBe('18 March 2027');
  expect(pageWords(echo, onPage('a', { field: 'payPeriod', value: '2026-08' }), 'en').value).toBe('August 2026');
  expect(entered('toDate', '2027-03-20', 'en')).toBe('20 March 2027');
});

const entered = (name: string, value: string, language: string) =>
  enteredValue({ from: 'application', name: `application.${name}`, value }, language, (text) => `said ${text}`);

test('countries and visas are named in the reader’s language', () => {
  expect(entered('visaTo', 'Italy', 'en')).toBe('Italy');
  expect(entered('visaTo', 'Italy', 'hi')).toBe('इटली');
  expect(entered('visaType', 'Schengen', 'hi')).toBe('said Schengen');
});

const form = {
  sections: [
    {
      fields: [
        { id: 'employer', label: 'Employer' },
        { id: 'trips', label: 'Trips', fields: [{ id: 'year', label: 'Year' }] },
      ],
    },
  ],
} as unknown as Form;

test('what was entered is named by its question, else by what it is', () => {
  const label = (field: string) => labelOf(form, field);
  expect(enteredName(echo, { from: 'answer', name: 'employer', value: '' }, label)).toBe('Employer');
  expect(enteredName(echo, { from: 'answer', name: 'trips.0.year', value: '' }, label)).toBe('Year');
  expect(enteredName(echo, { from: 'application', name: 'application.fromDate', value: '' }, label)).toBe(
    'names.fromDate',
  );
  expect(enteredName(echo, { from: 'answer', name: 'gone', value: '' }, label)).toBe('names.other');
});
