import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { TenantDatabase } from '../db/db.ts';
import { countLiveWorkers, loadQueueStates } from '../jobs/queue-state.ts';
import type { ProcessFacts } from '../tracing/process-facts.ts';
import { readBackupTimes } from './backup-times.ts';
import { readCertificateTimes, type CertificateTime } from './certificate-times.ts';
import { registerProcessMetrics, type Findings, type ProcessMetrics } from './process-metrics.ts';
import { removeProcessState, writeProcessState } from './process-state.ts';
import { watchParts, type PartCheck } from './watch-parts.ts';

export interface MonitoredProcess {
  readonly facts: ProcessFacts;
  readonly log: Logger;
  readonly tenants: TenantDatabase;
  readonly register: Registry;
  readonly checks: readonly PartCheck[];
  readonly everySeconds: number;
  readonly backupFolder?: string | undefined;
  readonly addresses?: Readonly<Record<CertificateTime['name'], string>>; // whose certificates are watched
}

export interface Monitoring extends ProcessMetrics {
  isReady(): boolean; // the database has answered the latest round
  close(): Promise<void>;
}

const certificatesEveryMs = 3_600_000;

// Asks all parts at regular intervals, and reports what it finds: in the log, as metrics, and for the status page.
export function startMonitoring(process: MonitoredProcess): Monitoring {
  const { facts, log, tenants, checks, everySeconds, backupFolder, addresses } = process;
  const startedAt = new Date();
  const watch = watchParts(log, checks);
  let findings: Findings = {};
  let certificatesReadAt = 0;
  let isClosed = false;

  const certificates = async () => {
    if (!addresses || Date.now() - certificatesReadAt < certificatesEveryMs) return findings.certificates;
    certificatesReadAt = Date.now();
    return readCertificateTimes(addresses);
  };

  const round = async (): Promise<void> => {
    await watch.round();
    const isDatabaseUp = watch.states().get('postgresql')?.isUp ?? false;
    const [queues, workers, backups, ends] = await Promise.all([
      isDatabaseUp ? loadQueueStates(tenants).catch(() => undefined) : undefined,
      isDatabaseUp ? countLiveWorkers(tenants).catch(() => undefined) : undefined,
      backupFolder === undefined ? undefined : readBackupTimes(backupFolder),
      certificates(),
    ]);
    findings = {
      ...(queues && { queues }),
      ...(workers !== undefined && { workers }),
      ...(backups && { backups }),
      ...(ends && { certificates: ends }),
    };
    // A failure shows as a missing process, and the next round writes it again.
    if (isDatabaseUp && !isClosed)
      await writeProcessState(tenants, facts, startedAt, watch.states()).catch(() => undefined);
  };

  let running: Promise<void> | undefined;
  const start = () => {
    running ??= round().finally(() => (running = undefined)); // a slow round is not overtaken
  };
  start();
  const timer = setInterval(start, everySeconds * 1_000);
  timer.unref();

  const metrics = registerProcessMetrics(process.register, {
    facts,
    tenants,
    states: watch.states,
    findings: () => findings,
  });
  return {
    ...metrics,
    isReady: () => watch.states().get('postgresql')?.isUp ?? false,
    async close() {
      isClosed = true;
      clearInterval(timer);
      watch.close();
      await running;
      await removeProcessState(tenants, facts).catch(() => undefined);
    },
  };
}
