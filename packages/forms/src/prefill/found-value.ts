import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { AnswerSource } from '@visawright/contract/forms/form-state.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';

// A value for a field and its source.
export interface FoundValue {
  readonly value: string;
  readonly source: AnswerSource;
  readonly ref: string; // the reference that led to it
  readonly rank: 3 | 2 | 1 | 0; // confirmed by a person, accepted by the reader, to be confirmed, entered elsewhere
  readonly isSure: boolean;
  readonly isDoubtful?: boolean; // from a document that may be someone else's
  readonly document?: DocumentEvidence;
}

export const findValue = (document: DocumentEvidence, field: string): PageEvidence | undefined =>
  document.values.find((each) => each.field === field && each.value.trim() !== '');
export const textOf = (document: DocumentEvidence, field: string): string | undefined =>
  findValue(document, field)?.value.trim();

const rankOf = ({ isConfirmed, outcome }: PageEvidence) => (isConfirmed ? 3 : outcome === 'accept' ? 2 : 1);

// It is asked whose it is. That a value was read correctly does not make it the traveller's.
export const isOwnerAsked = ({ ownerQuestion }: DocumentEvidence): boolean => (ownerQuestion ?? null) !== null;

// Values of a document that may belong to someone else or needs a retake are never certain, unless a person confirmed them.
const isSure = (document: DocumentEvidence, { isConfirmed, outcome }: PageEvidence) =>
  !isOwnerAsked(document) &&
  (isConfirmed || (outcome === 'accept' && document.belonging === 'own' && document.retake.length === 0));

export const toFoundValue = (
  ref: string,
  document: DocumentEvidence,
  source: PageEvidence,
  value = source.value.trim(),
  certainly = true, // false if the value was only inferred
): FoundValue => ({
  value,
  source,
  ref,
  rank: rankOf(source),
  isSure: certainly && isSure(document, source),
  isDoubtful: isOwnerAsked(document),
  document,
});

// Letters and digits only, so that two spellings of the same thing compare equal.
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/\bPRIVATE\b/g, 'PVT')
    .replaceAll(/\bLIMITED\b/g, 'LTD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
