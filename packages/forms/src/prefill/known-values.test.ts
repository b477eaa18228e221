import { expect, test } from 'vitest';
import type { Form } from '../form/form-schema.ts';
import { prefill } from './prefill.ts';

const fields = [
  { id: 'residesOutsideNationality', type: 'radio', options: ['Yes', 'No'] },
  { id: 'applicationPlace', type: 'text' },
  { id: 'applicationDate', type: 'date' },
  { id: 'dataConsent', type: 'checkbox' },
].map((field) => ({ label: field.id, required: true, ...field }));
const form = { sections: [{ id: 's', title: 's', fields }] } as unknown as Pick<Form, 'sections'>;

const filled = (application: Record<string, string>, profile: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(prefill(form, { documents: [], application, profile, earlierAnswers: {} })).map(
      ([id, { certain, choices }]) => [id, certain && choices[0]!.value],
    ),
  );

test('fills in what the trip and the profile say, and never a consent', () => {
  const home = { nationality: 'India', visaFrom: 'India', today: '2026-11-17' };
  expect(filled(home, { 'address.city': 'Chennai' })).toEqual({
    residesOutsideNationality: 'No',
    applicationPlace: 'Chennai',
    applicationDate: '2026-11-17',
  });
});

test('asks a person who applies from another country, and one whose city is not known', () => {
  expect(filled({ nationality: 'India', visaFrom: 'United Arab Emirates' })).toEqual({});
});
