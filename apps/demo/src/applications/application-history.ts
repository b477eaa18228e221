import { statuses } from '@visawright/contract/applications/application-status.ts';
import { daysAgo } from '../database/demo-time.ts';
import type { DemoApplication } from './demo-applications.ts';

export interface HistoryEntry {
  readonly at: Date;
  readonly kind: string;
  readonly by: 'maker' | number; // the person who created it, or the index of a reviewer
  readonly field: string | null;
  readonly was: string | null;
  readonly became: string | null;
  readonly reason: string | null;
}

export const returnReason = 'The bank statement ends two months before the trip. Please add the latest one.';

export const correctionReason =
  'One answer here does not match the document. Please correct it and tell me what you changed.';
export const correctionReply = 'Corrected from the document. The earlier answer was a typing mistake.';

type Step = Omit<HistoryEntry, 'at' | 'by'> & { readonly by?: number };
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
  readonly submitsInPerson: boolean;
  readonly section: string; // the returned section
  readonly reviewerNames: readonly string[];
}

// The change log that leads to an application's current state, spread over its age.
export function applicationHistory(demoApplication: DemoApplication, facts: Facts): HistoryEntry[] {
  const { reference, section, reviewerNames } = facts;
  const steps: Step[] = [step('created', null, null, reference)];
  const path = statuses.filter((each) => !(facts.submitsInPerson && each === 'online-form-completed'));
  const reached = path.indexOf(demoApplication.status);
  const [reviewer = 0] = demoApplication.reviewers;
  const reviewed: Step[] = [];
  if (demoApplication.review !== 'none') {
    const asked = demoApplication.reviewers.map((each) => reviewerNames[each]).join(', ');
    reviewed.push(step('reviewRequested', 'review', 'none', asked));
    if (demoApplication.wasReturned)
      reviewed.push(
        { ...step('reviewReturned', section, 'requested', 'returned', correctionReason), by: reviewer },
        step('reviewReplied', section, null, null, correctionReply),
        step('reviewRequested', 'review', 'returned', asked),
      );
  }
  if (demoApplication.review === 'approved')
    reviewed.push({ ...step('reviewApproved', 'review', 'requested', 'approved'), by: reviewer });
  if (demoApplication.review === 'returned')
    reviewed.push({ ...step('reviewReturned', section, 'requested', 'returned', returnReason), by: reviewer });
  const moves = path.slice(1, reached + 1).map((to, at) => step('moved', 'status', path[at]!, to));
  // The review comes after the documents, or after the form if that is complete.
  const before = Math.min(moves.length, 2);
  steps.push(...moves.slice(0, before), ...reviewed, ...moves.slice(before));
  if (demoApplication.outcome !== 'PENDING')
    steps.push(step('outcome', 'visaAllocationStatus', 'PENDING', demoApplication.outcome));
  return steps.map(({ by, ...each }, at) => ({
    ...each,
    by: by ?? 'maker',
    at: daysAgo(demoApplication.age * (1 - at / (steps.length + 0.6))),
  }));
}
