import type { DocumentPage, DocumentValue, ExtractedDocument } from '@visawright/contract/document.ts';

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

type Paper = Pick<ExtractedDocument['documentData'], 'fileName' | 'values' | 'pages'>;
const numberOf = ({ values }: Paper) => values.find(({ field }) => field === 'passportNumber')?.value ?? '';

// Front and back are often two papers: what the first does not carry may come from another of the same number, never from another
// passport. In the order forms ask for it; what no paper carries is left out.
export function identityOf(papers: readonly Paper[]): IdentityValue[] {
  const [first, ...others] = papers;
  if (!first) return [];
  const same = [first, ...others.filter((paper) => numberOf(paper) !== '' && numberOf(paper) === numberOf(first))];
  return order.flatMap((field) => {
    for (const { fileName, values, pages } of same) {
      const value = values.find((one) => one.field === field && one.value !== '');
      if (value) return [{ value, fileName, page: pages.find(({ pageIndex }) => pageIndex === value.pageIndex) }];
    }
    return [];
  });
}
