import { Counter, Gauge, type Registry } from 'prom-client';
import type { TenantDatabase } from '../db/db.ts';
import type { PartName } from '../errors/suspect-part.ts';
import type { QueueState } from '../jobs/queue-state.ts';
import type { ProcessFacts } from '../tracing/process-facts.ts';
import type { BackupTimes } from './backup-times.ts';
import type { CertificateTime } from './certificate-times.ts';
import type { PartState } from './watch-parts.ts';

// What the latest round found; absent while the database does not answer, so that no stale number is reported as a new one.
export interface Findings {
  readonly queues?: readonly QueueState[];
  readonly workers?: number;
  readonly backups?: BackupTimes;
  readonly certificates?: readonly CertificateTime[];
}

export interface ProcessMetrics {
  readonly spanResult: (isDelivered: boolean, spans: number) => void;
}

export interface MeasuredProcess {
  readonly facts: ProcessFacts;
  readonly tenants: TenantDatabase;
  readonly states: () => ReadonlyMap<PartName, PartState>;
  readonly findings: () => Findings;
}

type Row = readonly [labels: Readonly<Record<string, string>>, value: number];

// Numbers of one process, read when they are asked for. Labels are words of the code: nothing of a tenant or a person.
export function registerProcessMetrics(register: Registry, process: MeasuredProcess): ProcessMetrics {
  const { facts, tenants, states, findings } = process;

  const gauge = (name: string, help: string, labelNames: readonly string[], rows: () => readonly Row[]) =>
    register.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        collect() {
          this.reset(); // what is not known any more is not reported
          for (const [labels, value] of rows()) this.set(labels, value);
        },
      }),
    );
  const ofParts = (valueOf: (state: PartState) => number) => (): Row[] =>
    [...states()].map(([part, state]) => [{ part }, valueOf(state)]);

  gauge('visawright_build_info', 'The release that runs', ['version'], () => [[{ version: facts.version }, 1]]);
  gauge(
    'visawright_part_up',
    'Whether a part answers this process',
    ['part'],
    ofParts(({ isUp }) => (isUp ? 1 : 0)),
  );
  gauge(
    'visawright_part_answer_seconds',
    'How long the latest answer of a part took',
    ['part'],
    ofParts(({ seconds }) => seconds),
  );
  register.registerMetric(
    new Counter({
      name: 'visawright_part_failures_total',
      help: 'How often a part began not to answer this process',
      labelNames: ['part'],
      registers: [],
      collect() {
        this.reset();
        for (const [part, { failures }] of states()) this.inc({ part }, failures);
      },
    }),
  );
  gauge('visawright_database_connections', 'Connections of the pool by what they do', ['state'], () => {
    const { idle, busy, opening } = tenants.state();
    return Object.entries({ idle, busy, opening }).map(([state, n]) => [{ state }, n]);
  });
  gauge('visawright_database_connections_limit', 'Most connections of the pool', [], () => [
    [{}, tenants.state().size],
  ]);
  gauge('visawright_database_waiting', 'Callers that wait for a connection of the pool', [], () => [
    [{}, tenants.state().waiting],
  ]);
  gauge('visawright_queue_jobs', 'Jobs by queue, of all workers together', ['queue', 'state'], () =>
    (findings().queues ?? []).flatMap(({ queue, waiting, running }): Row[] => [
      [{ queue, state: 'waiting' }, waiting],
      [{ queue, state: 'running' }, running],
    ]),
  );
  gauge('visawright_queue_oldest_seconds', 'How long the oldest waiting job of a queue has waited', ['queue'], () =>
    (findings().queues ?? []).map(({ queue, oldestSeconds }) => [{ queue }, oldestSeconds]),
  );
  // Without labels a gauge cannot be absent, so an unknown number is reported as not a number: it fulfils no condition.
  gauge('visawright_workers_alive', 'Workers that hold their lock', [], () => [[{}, findings().workers ?? Number.NaN]]);
  gauge('visawright_backup_age_seconds', 'Age of the newest base backup and of the archived log', ['kind'], () =>
    Object.entries(findings().backups ?? {}).map(([kind, at]: [string, Date | null]) => [
      { kind },
      at === null ? Infinity : (Date.now() - at.getTime()) / 1_000,
    ]),
  );
  gauge('visawright_certificate_end_seconds', 'When a TLS certificate ends, as seconds since 1970', ['name'], () =>
    (findings().certificates ?? []).map(({ name, endsAt }) => [{ name }, endsAt.getTime() / 1_000]),
  );
  const spans = new Counter({
    name: 'visawright_spans_total',
    help: 'Spans of traces by whether the collector took them',
    labelNames: ['outcome'],
    registers: [register],
  });
  return { spanResult: (isDelivered, n) => spans.inc({ outcome: isDelivered ? 'sent' : 'lost' }, n) };
}
