import { ApplicantEdit, NewApplicant } from '@visawright/contract/applicant.ts';
import { expect, test } from 'vitest';
import { applicantOf, editOf, emptyApplicant, factNames, isComplete, wrongFacts } from './applicant-draft.ts';

const asha = {
  firstName: ' Asha ',
  lastName: 'Verma',
  email: 'asha@example.test',
  phone: '+91 98100 00000',
  birthDate: '18/03/1990',
  passportNumber: 'z1234567',
};

test('what the form calls complete the server accepts, and a first name is enough', () => {
  expect(isComplete(asha)).toBe(true);
  expect(NewApplicant.safeParse(applicantOf(asha)).success).toBe(true);
  const alone = { ...emptyApplicant, firstName: 'Asha' };
  expect(isComplete(alone)).toBe(true);
  expect(NewApplicant.safeParse(applicantOf(alone)).success).toBe(true);
});

test.each([
  ['email', 'asha@'],
  ['phone', 'call me'],
  ['birthDate', '31/02/1990'],
  ['passportNumber', 'Z12'],
] as const)('a wrong %s is named, and the server would refuse it too', (name, text) => {
  const draft = { ...asha, [name]: text };
  expect(wrongFacts(draft)).toEqual([name]);
  const sent = { ...applicantOf(draft), [name]: text };
  expect(NewApplicant.safeParse(sent).success).toBe(false);
});

test('an edit sends only what was changed; an emptied field is cleared', () => {
  const edit = editOf(asha, { ...asha, lastName: 'Varma', phone: '' });
  expect(edit).toEqual({ lastName: 'Varma', phone: null });
  expect(ApplicantEdit.safeParse(edit).success).toBe(true);
});

test('the fields are those the server knows', () =>
  expect(Object.keys(NewApplicant.shape).filter((name) => name !== 'agentId')).toEqual([...factNames]));
