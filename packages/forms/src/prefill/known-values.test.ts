import { expect, test } from 'vitest';
import type { Form } from '../form/form-schema.ts';
import { documentEvidence } from '../testing/document-evidence.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';
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

const tripFields = [
  { id: 'mobilePhone', type: 'phone' },
  { id: 'costCoveredBy', type: 'radio', options: ['Myself', 'A sponsor', 'Both'] },
  { id: 'numberOfEntries', type: 'select', options: ['Single entry', 'Two entries'] },
  { id: 'filledByOther', type: 'radio', options: ['Yes', 'No'] },
].map((field) => ({ label: field.id, required: true, ...field }));
const tripForm = { sections: [{ id: 's', title: 's', fields: tripFields }] } as unknown as Pick<Form, 'sections'>;
const flight = (arrival: string, originAirport = 'BOM', arrivalAirport = 'FCO'): DocumentEvidence =>
  documentEvidence('Proof of Travel', 'Flight e-ticket or reservation', {
    arrivalDate: arrival,
    originAirport,
    arrivalAirport,
    contactPhone: '+91 99999 00000',
  });
const bank = (holder: string): DocumentEvidence =>
  documentEvidence('Proof of Funds', 'Bank statement', {
    accountHolderName: holder,
    accountHolderPhone: '+91 98200 12345',
  });

const fromDocuments = (documents: DocumentEvidence[], application: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(
      prefill(tripForm, {
        documents,
        application: { fromDate: '2027-04-10', toDate: '2027-04-24', ...application },
        profile: { firstName: 'Asha', lastName: 'Verma' },
        earlierAnswers: {},
      }),
    ).map(([id, { certain, choices }]) => [id, [choices[0]!.value, certain]]),
  );

test('takes the phone, who pays and the number of entries from the documents', () => {
  expect(fromDocuments([bank('Asha Verma'), flight('2027-04-10')])).toEqual({
    mobilePhone: ['+91 98200 12345', true],
    costCoveredBy: ['Myself', true],
    numberOfEntries: ['Single entry', true],
  });
});

test('asks when the account is another person’s, a sponsor pays, or there are two flights there', () => {
  expect(fromDocuments([bank('Ravi Shah')])).toEqual({}); // neither who pays nor the phone
  const sponsor = documentEvidence('Letter', 'Sponsorship letter or affidavit', { sponsorName: 'Ravi Shah' });
  expect(fromDocuments([bank('Asha Verma'), sponsor])).not.toHaveProperty('costCoveredBy');
  const again = flight('2027-04-20', 'LHR', 'CDG');
  expect(fromDocuments([flight('2027-04-10'), again])).not.toHaveProperty('numberOfEntries');
  const home = flight('2027-04-25', 'FCO', 'BOM');
  expect(fromDocuments([flight('2027-04-10'), home]).numberOfEntries).toEqual(['Single entry', true]);
});

test('the contact phone of a booking may be someone else’s and has to be confirmed', () => {
  expect(fromDocuments([flight('2027-04-10')]).mobilePhone).toEqual(['+91 99999 00000', false]);
});

test('nobody else fills in the form of a traveller without an agency', () => {
  expect(fromDocuments([], { preparedBy: 'traveller' }).filledByOther).toEqual(['No', true]);
  expect(fromDocuments([], { preparedBy: 'agency' })).not.toHaveProperty('filledByOther');
});

test('nothing follows from a document while it is asked whose it is', () => {
  const asked = [bank('Asha Verma'), flight('2027-04-10')].map((each) => ({
    ...each,
    ownerQuestion: 'different' as const,
  }));
  expect(fromDocuments(asked)).toEqual({});
});
