import type { OpenReview } from '../../reviews/use-open-review.ts';

export type SectionVerdict = 'approved' | 'returned' | 'approvedBefore';

// While a review is open, what is drafted and what keeps its approval; afterwards the verdicts that were sent.
export function sectionVerdicts(
  { isOpen, ids, draft, sections, row }: Pick<OpenReview, 'isOpen' | 'ids' | 'draft' | 'sections' | 'row'>,
  personUid: string | null,
): ReadonlyMap<string, SectionVerdict> {
  if (!isOpen)
    return new Map([
      ...sections
        .filter((each) => each.last?.verdict === 'approved')
        .map(({ section }) => [section, 'approvedBefore'] as const),
      ...row.review.sections
        .filter(({ reviewerUid }) => reviewerUid === personUid)
        .map(({ section, verdict }) => [section, verdict] as const),
    ]);
  return new Map(
    sections.flatMap(({ section }): [string, SectionVerdict][] => {
      const verdict = ids.includes(section) ? draft.sections[section]?.verdict : 'approvedBefore';
      return verdict ? [[section, verdict]] : [];
    }),
  );
}
