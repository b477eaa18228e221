import type { VisaOutcome, Status } from '@visawright/contract/applications/application-status.ts';
import { packageStatuses, type PackageStatus } from '../../shared/packages/package-status.ts';

export const headlines = ['granted', 'refused', 'submitted', 'online', ...packageStatuses] as const;
export type Headline = (typeof headlines)[number];

interface Known {
  readonly status: Status;
  readonly outcome: VisaOutcome;
  readonly packageStatus: PackageStatus | null; // null: not loaded yet
}

// Picks the most advanced state that applies.
export function headlineOf({ status, outcome, packageStatus }: Known): Headline {
  if (status === 'submitted')
    return outcome === 'APPROVED' ? 'granted' : outcome === 'REJECTED' ? 'refused' : 'submitted';
  if (status === 'online-form-completed' && (packageStatus === 'ready' || packageStatus === null)) return 'online';
  return packageStatus ?? (status === 'form-data-collected' ? 'waiting' : 'ready');
}

const calm: readonly Headline[] = ['granted', 'submitted', 'online', 'ready'];
const atWork: readonly Headline[] = ['waiting', 'building'];
// A package with open warnings is ready, but not all is well.
export const toneOf = (headline: Headline, hasOpenFindings = false): 'good' | 'work' | 'stop' =>
  headline === 'ready' && hasOpenFindings
    ? 'stop'
    : calm.includes(headline)
      ? 'good'
      : atWork.includes(headline)
        ? 'work'
        : 'stop';
