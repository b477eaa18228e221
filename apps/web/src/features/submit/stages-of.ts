import { progressOf, type Progress, type Status } from '@visawright/contract/application-status.ts';
import type { Change } from '@visawright/contract/application.ts';

export const stageOrder: readonly Progress[] = ['DATA_COLLECTED', 'COMPLETED', 'FINISHED', 'CONFIRMED'];
export type Channel = 'e-visa' | 'online+appointment' | 'paper+appointment';

export interface Stage {
  readonly id: Progress;
  readonly state: 'done' | 'now' | 'skip' | 'later';
  readonly at: string | null; // when it was reached; null: not yet, or nobody wrote it down
}

export type StageTimes = Partial<Record<Status, string>>;

type Move = Pick<Change, 'kind' | 'field' | 'became' | 'at'>;

// Latest first, as the timeline comes: what was reached before the last reopening no longer counts.
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
  readonly takesPaperOnly: boolean;
  readonly times: StageTimes;
}

// The four labels as a way: what is behind, where it stands, what comes. On paper there is no online form to complete.
export function stagesOf({ status, statusSince, takesPaperOnly, times }: Known): Stage[] {
  const now = progressOf[status];
  const reached = now ? stageOrder.indexOf(now) : -1;
  return stageOrder.map((id, at): Stage => {
    if (id === 'FINISHED' && takesPaperOnly) return { id, state: 'skip', at: null };
    if (at > reached) return { id, state: 'later', at: null };
    const own = times[statusOf[id]] ?? (at === reached ? statusSince : null);
    return { id, state: at === reached ? 'now' : 'done', at: own };
  });
}

export type Said = 'online-form-completed' | 'submitted';

// What only a person can say next; null: nothing, or the package comes first.
export function nextSaid(status: Status, takesPaperOnly: boolean): Said | null {
  if (status === 'package-ready') return takesPaperOnly ? 'submitted' : 'online-form-completed';
  return status === 'online-form-completed' ? 'submitted' : null;
}
