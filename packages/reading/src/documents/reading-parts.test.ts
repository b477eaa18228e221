import { expect, test } from 'vitest';
import { readFields } from './read-fields.ts';
import { allParts } from './reading-parts.ts';
import { typedDocument } from './testing/typed-document.ts';

const letter = typedDocument(
  'Proof of Employment',
  'Employment / NOC / leave letter',
  `
This has reference to the request of Asha Rao, who has been on our permanent rolls since
3 May 2019 as Senior Analyst drawing an annual package of 12,00,000.00.
`,
);

test('without sentences nothing is read that only a relation says', () => {
  const { values } = readFields(letter);
  expect(values.dateOfJoining?.value).toBe('2019-05-03');
  const { values: fewer } = readFields(letter, { ...allParts, sentences: false });
  expect(Object.keys(fewer).length).toBeLessThan(Object.keys(values).length);
});

test('without judgement the position alone decides, even against the arithmetic of the document', () => {
  const slip = typedDocument(
    'Proof of Employment',
    'Salary slip',
    `
Gross Pay:  45,000.00
Total Deductions:  5,000.00
Net Pay:  45,000.01
`,
  );
  const outcomeOf = (judgement: boolean) => readFields(slip, { ...allParts, judgement }).values.netPay?.outcome;
  expect([outcomeOf(true), outcomeOf(false)]).toEqual(['confirm', 'accept']);
});
