import { expect, test } from 'vitest';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { enteredName, enteredValue, labelOf, pageEvidenceText } from './evidence-text.ts';
import { onPage } from '../../../journey/findings-summary/testing/test-finding.ts';
import { documentsText } from '../../../../translations/documents/documents-texts.ts';
import { findingsText } from '../../../../translations/findings/findings-texts.ts';

test('names a table cell by its column', () =>
  expect(
    pageEvidenceText(
      documentsText,
      onPage('a', { kind: 'bankStatement', field: 'transactions.3.credit', value: '125000' }),
      'en',
    ),
  ).toEqual({
    field: documentsText('columns.credit'),
    value: '1,25,000',
  }));

test('formats dates', () => {
  expect(pageEvidenceText(documentsText, onPage('a', { value: '2027-03-18' }), 'en').value).toBe('18 March 2027');
  expect(pageEvidenceText(documentsText, onPage('a', { field: 'payPeriod', value: '2026-08' }), 'en').value).toBe(
    'August 2026',
  );
  expect(entered('toDate', '2027-03-20', 'en')).toBe('20 March 2027');
});

const entered = (name: string, value: string, language: string) =>
  enteredValue({ from: 'application', name: `application.${name}`, value }, language, (text) => `translated ${text}`);

test('translates countries and visas', () => {
  expect(entered('visaTo', 'Italy', 'en')).toBe('Italy');
  expect(entered('visaTo', 'Italy', 'hi')).toBe('इटली');
  expect(entered('visaType', 'Schengen', 'hi')).toBe('translated Schengen');
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

test('names entered values by their question, otherwise by their kind', () => {
  const label = (field: string) => labelOf(form, field);
  expect(enteredName(findingsText, { from: 'answer', name: 'employer', value: '' }, label)).toBe('Employer');
  expect(enteredName(findingsText, { from: 'answer', name: 'trips.0.year', value: '' }, label)).toBe('Year');
  expect(enteredName(findingsText, { from: 'application', name: 'application.fromDate', value: '' }, label)).toBe(
    findingsText('names.fromDate'),
  );
  expect(enteredName(findingsText, { from: 'answer', name: 'gone', value: '' }, label)).toBe(
    findingsText('names.other'),
  );
});
