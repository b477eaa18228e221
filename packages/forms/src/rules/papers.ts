import type { DocumentCategory } from '@visawright/contract/document-facts.ts';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import type { ReadPaper } from '../read-paper.ts';
import type { Case } from './case.ts';

export interface Wanted {
  readonly category?: DocumentCategory | undefined;
  readonly kinds?: readonly string[] | undefined;
}

// Papers a rule may rest on: read to the end, and not another traveller's.
export const papersOf = ({ papers }: Case, { category, kinds }: Wanted): ReadPaper[] =>
  papers.filter(
    (paper) =>
      paper.isSettled &&
      paper.belonging !== 'other' &&
      (category === undefined || paper.category === category) &&
      (kinds === undefined || (paper.kind !== null && kinds.includes(paper.kind))),
  );

const isUsable = ({ value, outcome, isConfirmed }: PageEvidence) =>
  value.trim() !== '' && (outcome !== 'retake' || isConfirmed);

// As it stands now; what could not be read counts as not there.
export const valueOf = (paper: ReadPaper | undefined, field: string): PageEvidence | undefined =>
  paper?.values.find((each) => each.field === field && isUsable(each));

export const valuesOf = (given: Case, wanted: Wanted, field: string): PageEvidence[] =>
  papersOf(given, wanted).flatMap((paper) => valueOf(paper, field) ?? []);

export const rowsOf = (paper: ReadPaper, name: string): Record<string, PageEvidence>[] =>
  paper.tables.find((table) => table.name === name)?.rows ?? [];

export const isCurrentPassport = ({ category, kind }: Pick<ReadPaper, 'category' | 'kind'>): boolean =>
  category === 'Passport' && kind !== 'Previous passport';

// The one a person marked, else the one that ends last: of two the older is the cancelled one.
export function passportOf(given: Case): ReadPaper | undefined {
  const endOf = (paper: ReadPaper) => valueOf(paper, 'expiryDate')?.value ?? '';
  const score = (paper: ReadPaper) => (paper.isPrimary ? 'b' : 'a') + endOf(paper);
  return papersOf(given, { category: 'Passport' })
    .filter(isCurrentPassport)
    .toSorted((one, other) => (score(one) < score(other) ? 1 : -1))[0];
}

// A value of the passport, wherever of its pages it was read: front and back may be two files.
export function passportValue(given: Case, field: string): PageEvidence | undefined {
  const first = valueOf(passportOf(given), field);
  if (first) return first;
  const number = valueOf(passportOf(given), 'passportNumber')?.value;
  return papersOf(given, { category: 'Passport' })
    .filter(
      (paper) => isCurrentPassport(paper) && [undefined, number].includes(valueOf(paper, 'passportNumber')?.value),
    )
    .flatMap((paper) => valueOf(paper, field) ?? [])[0];
}
