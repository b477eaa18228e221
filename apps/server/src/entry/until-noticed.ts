import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness } from '../platform/http/monitoring/serve-health.ts';

const usual = {
  leastMs: 1_500,
  mostMs: 8_000, // a load balancer that has stopped asking is not waited for
  settleMs: 500, // for calls that were sent before it knew
};
const askedMs = 15_000; // one that asked so recently will ask again

// Until load balancers have seen that this copy is no longer ready: a connection that is closed while a call is on its way loses the call.
// On a busy machine one that asks every 400 ms may need seconds for it.
export async function untilNoticed(readiness: Readiness, limits = usual): Promise<void> {
  const from = performance.now();
  const isAsked = from - readiness.askedAt < askedMs;
  await wait(limits.leastMs);
  if (!isAsked) return;
  while (readiness.firstRefusedAt === undefined && performance.now() - from < limits.mostMs) await wait(50);
  const sinceRefused = performance.now() - (readiness.firstRefusedAt ?? 0);
  if (sinceRefused < limits.settleMs) await wait(limits.settleMs - sinceRefused);
}
