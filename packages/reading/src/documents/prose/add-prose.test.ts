import { expect, test } from 'vitest';
import type { Candidates } from '../rules/kind-rules.types.ts';
import { typedPage } from '../testing/typed-page.ts';
import { runningTextOf } from '../page/running-text.ts';
import { addProse } from './add-prose.ts';
import { sentencesOf } from './sentences-of.ts';

const employment = 'Employment / NOC / leave letter';

function found(kind: string, text: string): Record<string, string[]> {
  const candidates: Candidates = {};
  addProse(kind, runningTextOf(typedPage(text).lines), candidates, (_, raw) => raw);
  return Object.fromEntries(
    Object.entries(candidates).map(([field, list]) => [field, list.map(({ raw }) => raw.trim())]),
  );
}

test('a sentence says since when and as what, without any label', () => {
  expect(
    found(
      employment,
      'We state that Ms Asha Rao has been employed with us since 3 May 2019 as Senior Analyst and is well regarded.',
    ),
  ).toMatchObject({ employeeName: ['Ms Asha Rao'], dateOfJoining: ['3 May 2019'], designation: ['Senior Analyst'] });
});

test('a date that the sentence connects with something else is not taken', () => {
  expect(
    found(employment, 'She has been on leave with our approval since 3 May 2025 and will be with her family.'),
  ).not.toHaveProperty('dateOfJoining');
});

test('a marriage and its registration have dates of their own', () => {
  expect(
    found(
      'Marriage certificate',
      'The marriage of the parties was solemnized on 1 March 2024 at Pune and was entered in the register of this office on 9 March 2024.',
    ),
  ).toMatchObject({ marriageDate: ['1 March 2024'], registrationDate: ['9 March 2024'] });
});

test('what prose finds is never sure, and does not repeat what another reader found', () => {
  const flow = runningTextOf(
    typedPage('He joined the company on 3 May 2019 and has been in the service of the firm.').lines,
  );
  const words = flow.wordsBetween(0, flow.text.length).words;
  const known: Candidates = {
    dateOfJoining: [{ value: '2019-05-03', raw: '', words, page: 1, by: 'sentence', strength: 0.85 }],
  };
  addProse(employment, flow, known, (_, raw) => raw);
  expect(known.dateOfJoining).toHaveLength(1);
  const fresh: Candidates = {};
  addProse(employment, flow, fresh, (_, raw) => raw);
  expect(fresh.dateOfJoining![0]!.strength).toBeLessThan(0.8);
});

test('headings, addresses and rows of a table are not sentences', () => {
  expect(sentencesOf('Office of the Registrar of Marriages\nPune, 12 March 2024')).toEqual([]);
  expect(
    sentencesOf('This is to certify that Mr. A. Rao was with M/s. Lotus Ltd. from 2019 to 2021. He left.'),
  ).toHaveLength(1);
});

test('a short sentence says it too; a heading does not', () => {
  expect(found(employment, 'The employment commenced on 24 July 2017.')).toHaveProperty('dateOfJoining');
  expect(found(employment, 'Annual Leave Form of Asha Rao 24 July 2017')).toEqual({});
});

test('a full stop ends a name; an initial does not', () => {
  const child = (text: string) => found('Birth certificate', text)['fatherName'];
  expect(child('The child was born to the father Mahesh Dubey. Mother and child are at home.')).toEqual([
    'Mahesh Dubey',
  ]);
  expect(child('The child was born to the father K. R. Dubey and is at home.')).toEqual(['K. R. Dubey']);
});

test('the sex stands behind the name or after its word', () => {
  const certificate = 'It is certified that a child named Imran Kapoor (M) was born at Amritsar.';
  expect(found('Birth certificate', certificate)).toMatchObject({ sex: ['M'] });
});
