import type { Application } from '@visawright/contract/applications/application.ts';

export type Consequence = 'consequence' | 'consequenceReview' | 'consequenceSubmitted';

export function changeConsequences({ status, review }: Pick<Application, 'status' | 'review'>): Consequence[] {
  return [
    'consequence',
    ...(review.state === 'approved' ? (['consequenceReview'] as const) : []),
    ...(status === 'submitted' ? (['consequenceSubmitted'] as const) : []),
  ];
}
