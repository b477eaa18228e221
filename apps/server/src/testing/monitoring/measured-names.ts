import { createMetrics } from '../../platform/http/monitoring/create-metrics.ts';
import { processFacts } from '../../platform/tracing/process-facts.ts';
import { registerProcessMetrics } from '../../platform/monitoring/process-metrics.ts';
import { registerWorkerMetrics } from '../../platform/monitoring/worker-metrics.ts';
import { registerSocketMetrics } from '../../platform/realtime/socket-metrics.ts';
import type { TenantDatabase } from '../../platform/db/db.ts';

const suffixes: Readonly<Record<string, readonly string[]>> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['_sum', '_count'],
};

// The names of all time series that API and worker serve.
export async function measuredNames(): Promise<string[]> {
  const metrics = createMetrics();
  const { register } = metrics;
  const state = () => ({ size: 1, idle: 1, busy: 0, opening: 0, waiting: 0 });
  registerProcessMetrics(register, {
    facts: processFacts('api', 'test'),
    tenants: { state } as TenantDatabase,
    states: () => new Map(),
    findings: () => ({}),
  });
  registerWorkerMetrics(register);
  registerSocketMetrics(register);
  const text = await metrics.text();
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type = '']) =>
    (suffixes[type] ?? ['']).map((suffix) => name + suffix),
  );
}
