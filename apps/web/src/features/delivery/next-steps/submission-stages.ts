import { progressOf, type Progress, type Status } from '@visawright/contract/applications/application-status.ts';
import type { ApplicationChange } from '@visawright/contract/applications/application.ts';

export const stageOrder: readonly Progress[] = ['DATA_COLLECTED', 'COMPLETED', 'FINISHED', 'CONFIRMED'];
export type Channel = 'e-visa' | 'online+appointment' | 'paper+appointment';

export interface Stage {
  readonly id: Progress;
  readonly state: 'done' | 'now' | 'skip' | 'later';
  readonly at: string | null; // null: not reached, or not recorded
}

export type StageTimes = Partial<Record<Status, string>>;

type Move = Pick<ApplicationChange, 'kind' | 'field' | 'became' | 'at'>;

// changes are newest first. Stages reached before the last reopening no longer count.
export function stageTimes(changes: readonly Move[]): StageTimes {
  const times: StageTimes = {};
  for (const { kind, field, became, at } of changes) {
    if (kind !== 'moved' || field !== 'status') continue;
    const status = became as Status;
    if (status === 'initiated') break;
    times[status] ??= at;
  }
  return times;
}

const statusOf = Object.fromEntries(
  (Object.entries(progressOf) as [Status, Progress | null][]).flatMap(([status, progress]) =>
    progress ? [[progress, status]] : [],
  ),
) as Record<Progress, Status>;

interface Known {
  readonly status: Status;
  readonly statusSince: string;
  readonly submitsInPersonOnly: boolean;
  readonly times: StageTimes;
}

// Destinations with in-person submission only have no online form, so that stage is skipped.
export function submissionStages({ status, statusSince, submitsInPersonOnly, times }: Known): Stage[] {
  const now = progressOf[status];
  const reached = now ? stageOrder.indexOf(now) : -1;
  return stageOrder.map((id, at): Stage => {
    if (id === 'FINISHED' && submitsInPersonOnly) return { id, state: 'skip', at: null };
    if (at > reached) return { id, state: 'later', at: null };
    const own = times[statusOf[id]] ?? (at === reached ? statusSince : null);
    return { id, state: at === reached ? 'now' : 'done', at: own };
  });
}

export type ReportedStatus = 'online-form-completed' | 'submitted';

// The next status a person can report; null: none, or the package must be built first.
export function nextReportedStatus(status: Status, submitsInPersonOnly: boolean): ReportedStatus | null {
  if (status === 'package-ready') return submitsInPersonOnly ? 'submitted' : 'online-form-completed';
  return status === 'online-form-completed' ? 'submitted' : null;
}
