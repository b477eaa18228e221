import { expect, test } from 'vitest';
import { readFields } from './read-fields.ts';
import { allParts } from './reading-parts.ts';
import { typedDocument } from './testing/typed-document.ts';

test('without sentences nothing is read that only a relation says', () => {
  const certificate = typedDocument(
    'Proof of Relationship',
    'Birth certificate',
    `
BIRTH CERTIFICATE

It is certified that a child named Imran Kapoor (M) was born at Amritsar on 26 May 2018.
`,
  );
  expect(readFields(certificate).values.sex?.value).toBe('M');
  expect(readFields(certificate, { ...allParts, sentences: false }).values.sex).toBeUndefined();
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
