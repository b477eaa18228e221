import type { Application } from '@visawright/contract/applications/application.ts';
import { call } from '../../../lib/api/call.ts';

export interface QueuePosition {
  readonly at: number; // position from 1; 0: no longer in the queue
  readonly of: number;
  readonly next: Application | null;
}

// The next application in the queue, wrapping around at the end.
export function queuePositionOf(waiting: readonly Application[], applicationUid: string): QueuePosition {
  const at = waiting.findIndex((one) => one.applicationUid === applicationUid);
  const next = [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(0, at))][0] ?? null;
  return { at: at + 1, of: waiting.length, next };
}

export async function readQueuePosition(
  reviewerUid: string,
  applicationUid: string,
  signal?: AbortSignal,
): Promise<QueuePosition> {
  const query = { reviewerUid, queue: 'open', limit: '100' } as const;
  const { items } = await call('applicationsOfReviewer', { query, ...(signal ? { signal } : {}) });
  return queuePositionOf(items, applicationUid);
}
