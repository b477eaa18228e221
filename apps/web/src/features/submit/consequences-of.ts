import type { Application } from '@visawright/contract/application.ts';

export type Consequence = 'consequence' | 'consequenceReview' | 'consequenceSubmitted';

// What opening an application again brings with it.
export function consequencesOf({ status, review }: Pick<Application, 'status' | 'review'>): Consequence[] {
  return [
    'consequence',
    ...(review.state === 'approved' ? (['consequenceReview'] as const) : []),
    ...(status === 'submitted' ? (['consequenceSubmitted'] as const) : []),
  ];
}
