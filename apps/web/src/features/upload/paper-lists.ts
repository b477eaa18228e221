import type { Document } from '@visawright/contract/document.ts';
import type { DocumentCategory } from '@visawright/contract/document-facts.ts';
import { askedItems, type Checklist } from '@visawright/forms/checklist.ts';
import type { ChecklistItem } from '@visawright/forms/form-schema.ts';
import { matchPapers, type MatchHints, type PaperMatch, type PaperState } from '@visawright/forms/match-papers.ts';

export type Need = 'required' | 'conditional' | 'optional';
export interface Paper extends PaperMatch {
  readonly need: Need;
}

export interface PaperLists {
  readonly groups: readonly (readonly [DocumentCategory, readonly Paper[]])[]; // what is shown, by category
  readonly ifApplies: readonly Paper[]; // for some people only, and nobody has begun
  readonly sorting: readonly Document[];
  readonly others: readonly Document[];
  readonly counts: Readonly<Record<PaperState, number>> & { readonly all: number };
  readonly missing: readonly Paper[];
}

// Of some people only, unless this person said to be one of them.
function needOf(item: ChecklistItem, { required }: Checklist, situations: readonly string[]): Need {
  if (item.conditions && !situations.includes(item.conditions)) return 'conditional';
  return required.includes(item) ? 'required' : 'optional';
}

// A paper only some people need counts once somebody has begun with it.
export const isCounted = ({ need, state }: Paper): boolean =>
  need === 'required' || (need === 'conditional' && state !== 'notStarted');

export function paperLists(
  checklist: Checklist,
  documents: readonly Document[],
  hints: MatchHints,
  situations: readonly string[] = [],
): PaperLists {
  const { papers, sorting, others } = matchPapers(askedItems(checklist), documents, hints);
  const all = papers.map((paper): Paper => ({ ...paper, need: needOf(paper.item, checklist, situations) }));
  const isShown = (paper: Paper) => paper.need !== 'conditional' || paper.state !== 'notStarted';
  const shown = all.filter(isShown);
  const counted = all.filter(isCounted);
  const count = (state: PaperState) => counted.filter((paper) => paper.state === state).length;
  return {
    groups: [...new Set(shown.map(({ item }) => item.category))].map(
      (category) => [category, shown.filter(({ item }) => item.category === category)] as const,
    ),
    ifApplies: all.filter((paper) => !isShown(paper)),
    sorting,
    others,
    counts: {
      all: counted.length,
      notStarted: count('notStarted'),
      uploading: count('uploading'),
      reading: count('reading'),
      attention: count('attention'),
      done: count('done'),
    },
    missing: all.filter(({ need, state }) => need === 'required' && state === 'notStarted'),
  };
}
