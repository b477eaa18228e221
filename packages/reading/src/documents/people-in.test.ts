import { expect, it } from 'vitest';
import { readFields } from './read-fields.ts';
import { typedDocument } from './testing/typed-document.ts';

it('returns the people of a document: the child first, then its parents', () => {
  const text = `BIRTH CERTIFICATE
Name of Child : Anaya Kumar
Date of Birth : 05/03/2018
Name of Mother : Meena Kumar
Name of Father : Ravi Kumar`;
  expect(readFields(typedDocument('Proof of Relationship', 'Birth certificate', text)).people).toEqual([
    { name: 'Anaya Kumar', dateOfBirth: '2018-03-05' },
    { name: 'Meena Kumar' },
    { name: 'Ravi Kumar' },
  ]);
});

it('returns a traveller for whom the form has no field', () => {
  const text = `EMBASSY OF ITALY
Reference: ITA/2025/004411
Dear Ravi Kumar,
Your application with passport M1234567 has been refused.
Date: 05/03/2025`;
  const { people, values } = readFields(typedDocument('Proof of Status', 'Visa refusal letter', text));
  expect(people).toEqual([{ name: 'Ravi Kumar', passportNumber: 'M1234567' }]);
  expect(values).not.toHaveProperty('name');
});

it('reads a kind without rules by its field labels', () => {
  const text = 'Format : JPEG\nTaken on : 05/03/2026';
  expect(readFields(typedDocument('Photo', 'Applicant photo', text)).values.takenOn).toMatchObject({
    value: '2026-03-05',
  });
});
