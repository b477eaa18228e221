import { expect, test } from 'vitest';
import { readFields } from '../read-fields.ts';
import { typedDocument } from '../testing/typed-document.ts';

const read = (category: 'Proof of Relationship' | 'Other', kind: string, text: string) =>
  readFields(typedDocument(category, kind, text)).values;

test('another label in its line ends a value: the line below belongs to that one', () => {
  const { fatherName } = read(
    'Proof of Relationship',
    'Birth certificate',
    `
BIRTH CERTIFICATE

It is certified that a child was born at Amritsar.
Father: Mahesh Dubey. Mother: Aparna
Kapoor.
`,
  );
  expect(fatherName?.value).toBe('Mahesh Dubey.');
});

test('what a body is may stand in the next line of its column', () => {
  const { clinic } = read(
    'Other',
    'Medical or TB certificate',
    `
Panel site
Sanjeevani Multispeciality          Dr. Sheela Kothari, MD
Hospital, Ahmedabad                 Panel physician
`,
  );
  expect(clinic?.value).toBe('Sanjeevani Multispeciality Hospital, Ahmedabad');
});
