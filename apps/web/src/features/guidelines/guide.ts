import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Checklist } from '@visawright/forms/checklist.ts';
import { byCategory, conditionOf, type PapersOfCategory } from '@visawright/forms/checklist-view.ts';
import type { ChecklistItem } from '@visawright/forms/form-schema.ts';

export interface Situation {
  readonly name: string; // as the data says it: who needs the paper
  readonly adds: number;
}
export interface PaperForSome {
  readonly paper: ChecklistItem;
  readonly condition: string;
}
export interface Guide {
  readonly required: readonly PapersOfCategory[]; // of this person
  readonly recommended: readonly PapersOfCategory[];
  readonly situations: readonly Situation[];
  readonly notYours: readonly PaperForSome[]; // asked only of people in situations that were not chosen
}

// A destination's list for one person: papers for some join it when the person says they are one of them.
export function guideOf({ required, recommended }: Checklist, group: VisaGroup, chosen: readonly string[]): Guide {
  const condition = (paper: ChecklistItem) => conditionOf(paper, group);
  const isYours = (paper: ChecklistItem) => {
    const asked = condition(paper);
    return asked === null || chosen.includes(asked);
  };
  const all = [...required, ...recommended];
  const names = new Set(all.map(condition).filter((name) => name !== null));
  return {
    required: byCategory(required.filter(isYours)),
    recommended: byCategory(recommended.filter(isYours)),
    situations: [...names].map((name) => ({ name, adds: all.filter((paper) => condition(paper) === name).length })),
    notYours: all.filter((paper) => !isYours(paper)).map((paper) => ({ paper, condition: condition(paper) ?? '' })),
  };
}

export const papersOf = (groups: readonly PapersOfCategory[]) => groups.flatMap(({ papers }) => papers);

export interface Readiness {
  readonly ready: number;
  readonly total: number;
}

// "6 of 9 ready": a mark for a paper that is no longer on the list counts for nothing.
export const readinessOf = (papers: readonly ChecklistItem[], have: readonly string[]): Readiness => ({
  ready: papers.filter(({ title }) => have.includes(title)).length,
  total: papers.length,
});
