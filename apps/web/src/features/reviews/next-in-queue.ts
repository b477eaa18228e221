import type { Application } from '@visawright/contract/application.ts';
import { call } from '../../lib/call.ts';

export interface Queue {
  readonly at: number; // its place, from 1; 0: it no longer waits
  readonly of: number;
  readonly next: Application | null;
}

// Whoever waits longest after this one; round the end to the beginning.
export function queueAround(waiting: readonly Application[], applicationUid: string): Queue {
  const at = waiting.findIndex((one) => one.applicationUid === applicationUid);
  const next = [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(0, at))][0] ?? null;
  return { at: at + 1, of: waiting.length, next };
}

export async function readQueue(reviewerUid: string, applicationUid: string, signal?: AbortSignal): Promise<Queue> {
  const query = { reviewerUid, queue: 'open', limit: '100' } as const;
  const { items } = await call('applicationsOfReviewer', { query, ...(signal ? { signal } : {}) });
  return queueAround(items, applicationUid);
}
