import type { Page } from '@playwright/test';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { systemParts, systemQueues, type SystemStatus } from '@visawright/contract/insight/system-status.ts';
import { refuse } from './answers/answers.ts';
import { staffView } from './staff-view.ts';
import type { View } from './views.ts';

// The demo installation has no backups and no TLS, and nothing in it fails.

const from = (ms: number) => new Date(Date.now() + ms).toISOString();
const [minute, day] = [60_000, 86_400_000];

const good = (): SystemStatus => ({
  at: from(0),
  release: '9f3c2ab81d04',
  parts: systemParts.map((part) => ({ part, state: 'up', since: from(-3 * day), milliseconds: 7 })),
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
  backups: { base: from(-9 * 60 * minute), log: from(-8_000) },
  signingKeySince: from(-109 * day),
  certificates: [{ address: 'product', endsAt: from(70 * day) }],
});

const bad = (): SystemStatus => ({
  ...good(),
  parts: good().parts.map((row) =>
    row.part === 'scanner' ? { ...row, state: 'down', since: from(-22 * minute), milliseconds: null } : row,
  ),
  queues: good().queues.map((row) =>
    row.queue === 'documents' ? { ...row, waiting: 1_284, running: 0, oldestSeconds: 1_310 } : row,
  ),
  backups: { base: from(-3 * day), log: from(-160 * minute) },
});

const answer = (page: Page, json: SystemStatus) =>
  page.route(new RegExp(`${addresses.systemStatus.path}(\\?|$)`), (route) => route.fulfill({ json }));

const view = (name: string, more: Partial<View>) =>
  staffView('admin', '/settings?tab=system', 'settings', name, { settled: '.system-verdict', ...more });

export const systemViews: readonly View[] = [
  view('system status', { before: (page) => answer(page, good()) }),
  view('system status with a part down', { before: (page) => answer(page, bad()) }),
  view('system status failing', { before: refuse, settled: '[data-state="failing"]' }),
];
