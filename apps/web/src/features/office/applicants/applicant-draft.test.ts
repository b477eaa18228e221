import { ApplicantEdit, NewApplicant } from '@visawright/contract/applications/applicant.ts';
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

test('a first name is enough, and the server accepts it', () => {
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
] as const)('reports an invalid %s that the server would also reject', (name, text) => {
  const draft = { ...asha, [name]: text };
  expect(wrongFacts(draft)).toEqual([name]);
  const sent = { ...applicantOf(draft), [name]: text };
  expect(NewApplicant.safeParse(sent).success).toBe(false);
});

test('a stored value that today’s rule rejects does not block a change to another field', () => {
  const stored = { ...asha, phone: '261 4559' };
  expect(isComplete({ ...stored, lastName: 'Varma' }, stored)).toBe(true);
  expect(isComplete({ ...stored, phone: '261 4558' }, stored)).toBe(false);
});

test('sends changed fields only and clears emptied ones', () => {
  const edit = editOf(asha, { ...asha, lastName: 'Varma', phone: '' });
  expect(edit).toEqual({ lastName: 'Varma', phone: null });
  expect(ApplicantEdit.safeParse(edit).success).toBe(true);
});

test('has the fields of the contract', () =>
  expect(Object.keys(NewApplicant.shape).filter((name) => name !== 'agentId')).toEqual([...factNames]));
