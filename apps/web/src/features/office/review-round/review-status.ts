import type { Application } from '@visawright/contract/applications/application.ts';
import type { ReviewState } from '@visawright/contract/applications/application-status.ts';

// lapsed: approved, then edited.
export type ReviewStatus = ReviewState | 'lapsed';

export const reviewStatusOf = ({ state, lapsedAt }: Pick<Application['review'], 'state' | 'lapsedAt'>): ReviewStatus =>
  state === 'none' && lapsedAt ? 'lapsed' : state;

// The reviewers a status is about: those still asked, or those who gave the verdict.
export function reviewersOf({ state, lapsedAt, tasks }: Application['review']): string {
  const verdict = state === 'none' ? (lapsedAt ? 'approved' : undefined) : state === 'requested' ? null : state;
  return tasks
    .filter((task) => task.verdict === verdict)
    .map(({ reviewerName }) => reviewerName)
    .join(', ');
}
