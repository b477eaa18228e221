import type { DocumentPage, DocumentValue, ExtractedDocument } from '@visawright/contract/documents/document.ts';

const order = [
  'givenNames',
  'surname',
  'dateOfBirth',
  'sex',
  'nationality',
  'placeOfBirth',
  'passportNumber',
  'issueDate',
  'expiryDate',
  'placeOfIssue',
] as const;

export interface IdentityValue {
  readonly value: DocumentValue;
  readonly page: DocumentPage | undefined;
  readonly fileName: string;
}

type PassportReading = Pick<ExtractedDocument['documentData'], 'fileName' | 'values' | 'pages'>;
const numberOf = ({ values }: PassportReading) => values.find(({ field }) => field === 'passportNumber')?.value ?? '';

// Front and back are often two documents: missing values come from another document with the same passport number,
// never from another passport. In the order forms ask for them, without missing values.
export function identityFields(documents: readonly PassportReading[]): IdentityValue[] {
  const [first, ...others] = documents;
  if (!first) return [];
  const same = [
    first,
    ...others.filter((document) => numberOf(document) !== '' && numberOf(document) === numberOf(first)),
  ];
  return order.flatMap((field) => {
    for (const { fileName, values, pages } of same) {
      const value = values.find((one) => one.field === field && one.value !== '');
      if (value) return [{ value, fileName, page: pages.find(({ pageIndex }) => pageIndex === value.pageIndex) }];
    }
    return [];
  });
}
