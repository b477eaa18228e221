import { expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { typedPaper } from './testing/typed.ts';

it('names whom a paper is about: the child first, then its parents', () => {
  const text = `BIRTH CERTIFICATE
Name of Child : Anaya Kumar
Date of Birth : 05/03/2018
Name of Mother : Meena Kumar
Name of Father : Ravi Kumar`;
  expect(readPaper(typedPaper('Proof of Relationship', 'Birth certificate', text)).people).toEqual([
    { name: 'Anaya Kumar', dateOfBirth: '2018-03-05' },
    { name: 'Meena Kumar' },
    { name: 'Ravi Kumar' },
  ]);
});

it('names a traveller whom the form asks nothing about, without telling a value of it', () => {
  const text = `EMBASSY OF ITALY
Reference: ITA/2025/004411
Dear Ravi Kumar,
Your application with passport M1234567 has been refused.
Date: 05/03/2025`;
  const { people, values } = readPaper(typedPaper('Proof of Status', 'Visa refusal letter', text));
  expect(people).toEqual([{ name: 'Ravi Kumar', passportNumber: 'M1234567' }]);
  expect(values).not.toHaveProperty('name');
});

it('reads a kind without rules of its own by the names its fields have', () => {
  const text = 'Format : JPEG\nTaken on : 05/03/2026';
  expect(readPaper(typedPaper('Photo', 'Applicant photo', text)).values.takenOn).toMatchObject({ value: '2026-03-05' });
});
