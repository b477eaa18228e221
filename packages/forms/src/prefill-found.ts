import type { PageEvidence } from '@visawright/contract/evidence.ts';
import type { Source } from '@visawright/contract/form-state.ts';
import type { ReadPaper } from './read-paper.ts';

// A value for a field and where it stands.
export interface Found {
  readonly value: string;
  readonly source: Source;
  readonly ref: string; // the reference that led to it
  readonly rank: 3 | 2 | 1 | 0; // confirmed by a person, accepted by the reader, to be confirmed, entered elsewhere
  readonly isSure: boolean;
  readonly paper?: ReadPaper;
}

export const findValue = (paper: ReadPaper, field: string): PageEvidence | undefined =>
  paper.values.find((each) => each.field === field && each.value.trim() !== '');
export const textOf = (paper: ReadPaper, field: string): string | undefined => findValue(paper, field)?.value.trim();

const rankOf = ({ isConfirmed, outcome }: PageEvidence) => (isConfirmed ? 3 : outcome === 'accept' ? 2 : 1);

// A paper that may be somebody else's, or that should be photographed again, is never sure by itself; a person's word is.
const isSure = ({ belonging, retake }: ReadPaper, { isConfirmed, outcome }: PageEvidence) =>
  isConfirmed || (outcome === 'accept' && belonging === 'own' && retake.length === 0);

export const found = (
  ref: string,
  paper: ReadPaper,
  source: PageEvidence,
  value = source.value.trim(),
  certainly = true, // it follows from what is read
): Found => ({ value, source, ref, rank: rankOf(source), isSure: certainly && isSure(paper, source), paper });

// Letters and digits alone: two writings of one thing.
export const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/\bPRIVATE\b/g, 'PVT')
    .replaceAll(/\bLIMITED\b/g, 'LTD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
