import type { Field, Form } from '@visawright/forms/form/form-schema.ts';

const field = (id: string, label: string, type: Field['type'] = 'text', other: Partial<Field> = {}): Field => ({
  id,
  label,
  type,
  required: true,
  ...other,
});

// The questions that the page of the tests asks, and some more. Fees and rules of a form play no part in a pack.
export const formForTest = {
  sections: [
    {
      id: 'person',
      title: 'Person',
      fields: [
        field('surname', 'Surname / family name'),
        field('givenNames', 'Middle and given names'),
        field('dateOfBirth', 'Date of birth', 'date'),
        field('sex', 'Sex', 'radio', { options: ['Male', 'Female'] }),
        field('countryOfBirth', 'Country of birth', 'country'),
        field('stateOfBirth', 'State of birth'),
        field('religion', 'Religion', 'text', { required: false }),
        field('mobilePhone', 'Telephone', 'phone'),
        field('email', 'Email', 'email'),
      ],
    },
    {
      id: 'passport',
      title: 'Passport',
      fields: [
        field('passportNumber', 'Passport number'),
        field('passportType', 'Type of travel document', 'select', {
          options: ['Ordinary passport', 'Diplomatic passport', 'Other'],
        }),
        field('passportIssueDate', 'Passport issue date', 'date'),
        field('passportExpiryDate', 'Passport expiry date', 'date'),
        field('declarationAccepted', 'I declare that the information is true', 'checkbox'),
      ],
    },
    {
      id: 'family',
      title: 'Family',
      fields: [
        field('children', 'Children', 'repeat', {
          fields: [
            { id: 'fullName', label: 'Full name', type: 'text', required: true },
            { id: 'dateOfBirth', label: 'Date of birth', type: 'date', required: true },
          ],
        }),
      ],
    },
  ],
} as Partial<Form> as Form;
