import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { DocumentEvidence } from '../../documents/document-evidence.ts';
import type { RuleInput } from '../rule-input.ts';

export interface DocumentFilter {
  readonly category?: DocumentCategory | undefined;
  readonly kinds?: readonly string[] | undefined;
}

// Documents a rule can use: fully read and not another traveller's.
export const documentsOf = ({ documents }: RuleInput, { category, kinds }: DocumentFilter): DocumentEvidence[] =>
  documents.filter(
    (document) =>
      document.isSettled &&
      document.belonging !== 'other' &&
      (category === undefined || document.category === category) &&
      (kinds === undefined || (document.kind !== null && kinds.includes(document.kind))),
  );

const isUsable = ({ value, outcome, isConfirmed }: PageEvidence) =>
  value.trim() !== '' && (outcome !== 'retake' || isConfirmed);

// The current value; unreadable values count as missing.
export const valueOf = (document: DocumentEvidence | undefined, field: string): PageEvidence | undefined =>
  document?.values.find((each) => each.field === field && isUsable(each));

export const valuesOf = (input: RuleInput, wanted: DocumentFilter, field: string): PageEvidence[] =>
  documentsOf(input, wanted).flatMap((document) => valueOf(document, field) ?? []);

export const rowsOf = (document: DocumentEvidence, name: string): Record<string, PageEvidence>[] =>
  document.tables.find((table) => table.name === name)?.rows ?? [];

export const isCurrentPassport = ({ category, kind }: Pick<DocumentEvidence, 'category' | 'kind'>): boolean =>
  category === 'Passport' && kind !== 'Previous passport';

// The passport marked as primary, otherwise the one that expires last: the older one is cancelled.
export function passportOf(input: RuleInput): DocumentEvidence | undefined {
  const endOf = (document: DocumentEvidence) => valueOf(document, 'expiryDate')?.value ?? '';
  const score = (document: DocumentEvidence) =>
    (document.ownerQuestion ? 'a' : 'b') + (document.isPrimary ? 'b' : 'a') + endOf(document);
  return documentsOf(input, { category: 'Passport' })
    .filter(isCurrentPassport)
    .toSorted((one, other) => (score(one) < score(other) ? 1 : -1))[0];
}

// A value from any page of the passport: front and back may be two files.
export function passportValue(input: RuleInput, field: string): PageEvidence | undefined {
  const first = valueOf(passportOf(input), field);
  if (first) return first;
  const number = valueOf(passportOf(input), 'passportNumber')?.value;
  return documentsOf(input, { category: 'Passport' })
    .filter(
      (document) =>
        isCurrentPassport(document) && [undefined, number].includes(valueOf(document, 'passportNumber')?.value),
    )
    .flatMap((document) => valueOf(document, field) ?? [])[0];
}
