import type { Outcome, Status } from '@visawright/contract/application-status.ts';
import type { PackageStanding } from './package-standing.ts';

export const headlines = ['granted', 'refused', 'submitted', 'online', ...(['waiting', 'building', 'ready', 'failed', 'outdated', 'barred'] as const)] as const; // prettier-ignore
export type Headline = (typeof headlines)[number];

interface Known {
  readonly status: Status;
  readonly outcome: Outcome;
  readonly standing: PackageStanding | null; // null: not read yet
}

// What the panel says: the furthest thing that is true.
export function headlineOf({ status, outcome, standing }: Known): Headline {
  if (status === 'submitted')
    return outcome === 'APPROVED' ? 'granted' : outcome === 'REJECTED' ? 'refused' : 'submitted';
  if (status === 'online-form-completed' && (standing === 'ready' || standing === null)) return 'online';
  return standing ?? (status === 'form-data-collected' ? 'waiting' : 'ready');
}

const calm: readonly Headline[] = ['granted', 'submitted', 'online', 'ready'];
const atWork: readonly Headline[] = ['waiting', 'building'];
export const toneOf = (headline: Headline): 'good' | 'work' | 'stop' =>
  calm.includes(headline) ? 'good' : atWork.includes(headline) ? 'work' : 'stop';
