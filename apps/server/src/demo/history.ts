import { statuses } from '@visawright/contract/application-status.ts';
import { daysAgo } from './demo-time.ts';
import type { DemoCase } from './case-rows.ts';

export interface Happening {
  readonly at: Date;
  readonly kind: string;
  readonly by: 'maker' | number; // whoever made it, or a reviewer
  readonly field: string | null;
  readonly was: string | null;
  readonly became: string | null;
  readonly reason: string | null;
}

export const returnReason = 'The bank statement ends two months before the journey. Please add the latest one.';

type Step = Omit<Happening, 'at' | 'by'> & { readonly by?: number };
const step = (
  kind: string,
  field: string | null,
  was: string | null,
  became: string | null,
  reason: string | null = null,
): Step => ({
  kind,
  field,
  was,
  became,
  reason,
});

interface Facts {
  readonly reference: string;
  readonly takesPaper: boolean;
  readonly section: string; // the one that was returned
  readonly reviewerNames: readonly string[];
}

// What must have happened for a case to stand where it stands, spread over its age.
export function historyOf(told: DemoCase, facts: Facts): Happening[] {
  const { reference, section, reviewerNames } = facts;
  const steps: Step[] = [step('created', null, null, reference)];
  const path = statuses.filter((each) => !(facts.takesPaper && each === 'online-form-completed'));
  const reached = path.indexOf(told.status);
  const [reviewer = 0] = told.reviewers;
  const reviewed: Step[] = [];
  if (told.review !== 'none') {
    const asked = told.reviewers.map((each) => reviewerNames[each]).join(', ');
    reviewed.push(step('reviewRequested', 'review', 'none', asked));
  }
  if (told.review === 'approved')
    reviewed.push({ ...step('reviewApproved', 'review', 'requested', 'approved'), by: reviewer });
  if (told.review === 'returned')
    reviewed.push({ ...step('reviewReturned', section, 'requested', 'returned', returnReason), by: reviewer });
  const moves = path.slice(1, reached + 1).map((to, at) => step('moved', 'status', path[at]!, to));
  // A review follows the documents, or the form where that is done.
  const before = Math.min(moves.length, 2);
  steps.push(...moves.slice(0, before), ...reviewed, ...moves.slice(before));
  if (told.outcome !== 'PENDING') steps.push(step('outcome', 'visaAllocationStatus', 'PENDING', told.outcome));
  return steps.map(({ by, ...each }, at) => ({
    ...each,
    by: by ?? 'maker',
    at: daysAgo(told.age * (1 - at / (steps.length + 0.6))),
  }));
}
