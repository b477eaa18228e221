import { systemParts, type SystemStatus } from '@visawright/contract/insight/system-status.ts';
import { loadPublicKeys } from '../../platform/crypto/signing-key.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { countLiveWorkers, loadQueueStates } from '../../platform/jobs/queue-state.ts';
import { readBackupTimes } from '../../platform/monitoring/backup-times.ts';
import { readCertificateTimes, type CertificateTime } from '../../platform/monitoring/certificate-times.ts';
import { loadProcessStates, type ProcessState } from '../../platform/monitoring/process-state.ts';

const missedRounds = 4; // a process that was silent for so long does not run any more
const certificatesMs = 10 * 60_000;

// A handler of its own per app, because it remembers the certificates for some minutes.
export function systemStatusHandler(): (call: ActorCall) => Promise<SystemStatus> {
  let known: { readonly until: number; readonly certificates: Promise<CertificateTime[]> } | undefined;

  return async ({ parts: { config, tenants }, db }) => {
    if (known === undefined || known.until < Date.now())
      known = {
        until: Date.now() + certificatesMs,
        certificates: readCertificateTimes({
          product: config.PUBLIC_URL,
          keycloak: config.KEYCLOAK_URL,
          'object-store': config.S3_ENDPOINT,
        }),
      };
    const [processes, queues, workersAlive, keys, backups, certificates] = await Promise.all([
      loadProcessStates(tenants, config.HEALTH_SECONDS * missedRounds),
      loadQueueStates(tenants),
      countLiveWorkers(tenants),
      loadPublicKeys(db),
      config.BACKUP_DIR === undefined ? null : readBackupTimes(config.BACKUP_DIR),
      known.certificates,
    ]);
    return {
      at: new Date().toISOString(),
      release: config.RELEASE,
      parts: systemParts.map((part) => presentPart(part, processes)),
      queues: queues.map(({ oldestSeconds, ...queue }) => ({ ...queue, oldestSeconds: Math.round(oldestSeconds) })),
      processes: presentProcesses(processes),
      workersAlive,
      backups: backups && { base: isoOf(backups.base), log: isoOf(backups.log) },
      signingKeySince: isoOf(keys[0]?.since ?? null),
      certificates: certificates.map(({ name, endsAt }) => ({ address: name, endsAt: endsAt.toISOString() })),
    };
  };
}

const isoOf = (at: Date | null): string | null => at && at.toISOString();

type PresentedPart = SystemStatus['parts'][number];

// One verdict from all processes: their networks differ, and only workers reach the mail server.
function presentPart(part: PresentedPart['part'], processes: readonly ProcessState[]): PresentedPart {
  const reports = processes.flatMap(({ parts }) => parts[part] ?? []);
  const failing = reports.filter(({ isUp }) => !isUp);
  if (reports.length === 0) return { part, state: 'unknown', since: null, milliseconds: null };
  const state = failing.length === 0 ? 'up' : failing.length < reports.length ? 'partly' : 'down';
  const since = Math.min(...(failing.length > 0 ? failing : reports).map((report) => report.since));
  const slowest = Math.max(...reports.map(({ seconds }) => seconds));
  return { part, state, since: new Date(since).toISOString(), milliseconds: Math.round(slowest * 1_000) };
}

function presentProcesses(processes: readonly ProcessState[]): SystemStatus['processes'] {
  const groups = Map.groupBy(processes, ({ service, version }) => `${service} ${version}`);
  return [...groups.values()].map((group) => ({
    service: group[0]!.service === 'visawright-api' ? 'api' : 'worker',
    release: group[0]!.version,
    copies: group.length,
  }));
}
