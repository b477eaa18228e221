import type { PhotoCheckId } from '@visawright/contract/documents/photo.ts';
import type { Facts } from '../facts.ts';
import type { Violation } from '../predicate.ts';
import type { RuleInput } from '../rule-input.ts';
import { applicationEvidence } from '../evidence.ts';
import { numberOf } from '../number-of.ts';
import { documentsOf, valueOf } from '../documents/documents-of.ts';
import type { DocumentEvidence } from '../../documents/document-evidence.ts';

export const photosOf = (input: RuleInput): DocumentEvidence[] => documentsOf(input, { category: 'Photo' });
export const photoMeasure = (photo: DocumentEvidence, field: string): number | undefined =>
  numberOf(valueOf(photo, field)?.value);

// A measurement of the photo that does not meet the destination's requirement. The picture is cut for the package, so what the cut has
// put right is none.
export function photoViolation(
  input: RuleInput,
  photo: DocumentEvidence,
  [field, check]: readonly [field: string, check: PhotoCheckId | null],
  facts: Facts,
  variant?: string,
): Violation[] {
  const seen = valueOf(photo, field);
  if (!seen || (check !== null && input.photos?.[photo.docId]?.[check] === 'good')) return [];
  return [
    {
      about: `${photo.docId} ${field}`,
      ...(variant && { variant }),
      facts: { ...facts, file: photo.fileName },
      evidence: [seen, applicationEvidence(input, 'visaTo')],
      remedy: { category: 'Photo', docId: photo.docId },
    },
  ];
}
