import { systemParts, systemQueues, type SystemStatus } from '@visawright/contract/insight/system-status.ts';

const at = '2026-11-19T10:42:00.000Z';

// An installation where everything works.
export const goodStatus: SystemStatus = {
  at,
  release: '9f3c2ab81d04',
  parts: systemParts.map((part, n) => ({
    part,
    state: 'up',
    since: '2026-11-17T05:12:00.000Z',
    milliseconds: [2, 41, 7, 3, 118][n]!,
  })),
  queues: systemQueues.map((queue) => ({
    queue,
    waiting: 0,
    running: queue === 'documents' ? 3 : 0,
    oldestSeconds: 0,
  })),
  processes: [
    { service: 'api', release: '9f3c2ab81d04', copies: 2 },
    { service: 'worker', release: '9f3c2ab81d04', copies: 3 },
  ],
  workersAlive: 3,
  backups: { base: '2026-11-19T01:04:00.000Z', log: '2026-11-19T10:41:52.000Z' },
  signingKeySince: '2026-08-02T09:00:00.000Z',
  certificates: [
    { address: 'product', endsAt: '2027-01-28T00:00:00.000Z' },
    { address: 'keycloak', endsAt: '2027-01-30T00:00:00.000Z' },
  ],
};

// The scanner does not answer, documents wait, the backup of the log has stopped, and a certificate ends soon.
export const badStatus: SystemStatus = {
  ...goodStatus,
  parts: goodStatus.parts.map((row) =>
    row.part === 'scanner'
      ? { ...row, state: 'down', since: '2026-11-19T10:20:00.000Z' }
      : row.part === 'mail'
        ? { ...row, state: 'partly', since: '2026-11-19T10:31:00.000Z' }
        : row,
  ),
  queues: goodStatus.queues.map((row) =>
    row.queue === 'documents' ? { ...row, waiting: 1_284, running: 0, oldestSeconds: 1_310 } : row,
  ),
  backups: { base: '2026-11-17T01:04:00.000Z', log: '2026-11-19T08:02:00.000Z' },
  certificates: [{ address: 'product', endsAt: '2026-11-27T00:00:00.000Z' }],
};
