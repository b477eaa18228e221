import { randomUUID } from 'node:crypto';
import type { extensionOperations } from '@visawright/contract/operations/extension.ts';
import { packSha256 } from '@visawright/packs/canonical/pack-hash.ts';
import { packForProof, portal } from '../inserts/insert-packs.ts';
import type { Ids } from '../world.types.ts';
import type { Row, Sent } from './row.types.ts';

const code = 'BBBB-2222'; // shown by no extension
const wrongCode: Pick<Row, 'states'> = { states: ['extension.codeUnknown', 'quota.tooMany'] };
const noFile: Pick<Row, 'states'> = { states: ['record.notFound'] }; // the pack asks for none where no object is stored

// Where objects are stored, the published pack asks for files too.
export function sentReceipt(ids: Ids, hasFiles = false): Sent {
  const at = new Date().toISOString();
  const surname = {
    control: 'c1',
    label: 'Surname',
    question: 'surname',
    outcome: 'equal',
    typed: 'RAO',
    found: 'RAO',
  };
  return {
    body: {
      applicationUid: ids.ready,
      visitUid: randomUUID(),
      portal,
      packNumber: 1,
      packSha256: packSha256({ ...packForProof(1, hasFiles), isVerified: true }),
      formVersion: 1,
      extensionVersion: '1.0',
      startedAt: at,
      reference: 'AB123456',
      pages: [{ page: 'one', title: 'One', filledAt: at, readAt: at, fields: [{ ...surname, times: 1 }] }],
    },
  };
}

export const extensionRows: Record<keyof typeof extensionOperations, Row> = {
  extensionCheck: { about: 'nothing', send: () => ({ query: { currentVersion: '1.0' } }) },
  extensionCreate: { about: 'nothing', send: (_ids, n) => ({ body: { version: `9.${n}` } }) },
  listExtensionReleases: { about: 'nothing', send: () => ({}) },
  beginPairing: {
    about: 'nothing',
    send: () => ({ body: { secretSha256: 'a'.repeat(64), browser: 'Chromium', version: '1.0' } }),
  },
  claimPairing: {
    about: 'nothing',
    send: () => ({ body: { pairingUid: randomUUID(), secret: 'x'.repeat(43) } }),
  },
  waitingPairing: { about: 'nothing', send: () => ({ query: { code } }), ...wrongCode },
  approvePairing: { about: 'nothing', send: () => ({ body: { code, isAccepted: true } }), ...wrongCode },
  listConnections: { about: 'nothing', send: () => ({}) },
  endConnection: { about: 'connection', send: (ids) => ({ body: { connectionUid: ids.connection } }) },
  leaveConnection: { about: 'nothing', send: () => ({ body: {} }) },
  fillableApplications: { about: 'nothing', send: () => ({ query: {} }) },
  knownPortals: { about: 'nothing', send: () => ({}) },
  publishedPack: { about: 'nothing', send: () => ({ query: { portal } }) },
  fillData: { about: 'ready', send: (ids) => ({ query: { applicationUid: ids.ready, portal } }) },
  fillFile: {
    about: 'ready',
    send: (ids) => ({ query: { applicationUid: ids.ready, portal, file: 'passportPage' } }),
    isLoggedRead: true,
    ...noFile,
  },
  sendReceipt: { about: 'ready', send: (ids) => sentReceipt(ids) },
  completeOnlineForm: {
    about: 'ready',
    send: (ids) => ({ body: { applicationUid: ids.ready, receiptUid: ids.receipt } }),
  },
  reportPage: {
    about: 'nothing',
    send: () => ({
      body: {
        portal,
        packNumber: 1,
        page: null,
        differences: [],
        skeleton: { origin: 'http://127.0.0.1:9191', path: '/other', title: 'Other', headings: [], controls: [] },
      },
    }),
    states: ['quota.tooMany'],
  },
  getReceipts: { about: 'ready', send: (ids) => ({ query: { applicationUid: ids.ready } }) },
  listPacks: { about: 'nothing', send: () => ({}) },
  getPack: { about: 'pack', send: (ids) => ({ query: { packUid: ids.pack } }) },
  proposePack: { about: 'nothing', send: () => ({ body: { pack: packForProof(3), testFill: null } }) },
  decidePack: { about: 'pack', send: (ids) => ({ body: { packUid: ids.pack, isAccepted: true, reason: '' } }) },
  listPageReports: { about: 'nothing', send: () => ({ query: {} }) },
};
