import { expect, test } from 'vitest';
import type { Readiness } from '../platform/http/monitoring/serve-health.ts';
import { untilNoticed } from './until-noticed.ts';

const limits = { leastMs: 100, mostMs: 1_000, settleMs: 200 };

async function waited(readiness: Partial<Readiness>, refuseAfterMs?: number): Promise<number> {
  const own: Readiness = { stopping: true, askedAt: performance.now(), firstRefusedAt: undefined, ...readiness };
  if (refuseAfterMs !== undefined) setTimeout(() => (own.firstRefusedAt = performance.now()), refuseAfterMs);
  const from = performance.now();
  await untilNoticed(own, limits);
  return performance.now() - from;
}

test('nobody asks: only the least time', async () => {
  expect(await waited({ askedAt: -Infinity })).toBeLessThan(limits.mostMs);
});
test('a load balancer that asks late is waited for, and then the calls that it had sent', async () => {
  expect(await waited({}, 400)).toBeGreaterThanOrEqual(590);
});
test('one that does not ask again is not waited for without end', async () => {
  expect(await waited({})).toBeGreaterThanOrEqual(limits.mostMs - 60);
});
