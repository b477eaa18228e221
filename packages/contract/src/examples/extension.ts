import type { PageControl } from '../extension/page-skeleton.ts';
import type { extensionOperations } from '../operations/extension.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

const declared = { applicationUid: samples.declaredApplication };
const filled = { ...declared, portal: samples.portal };
const surname: PageControl = {
  ref: 'c1',
  kind: 'text',
  id: 'surname',
  name: 'surname',
  label: 'Surname',
  group: 'Applicant',
  required: true,
  maxLength: 40,
  options: [],
  pattern: '',
  frame: '',
};

export const extensionExamples: ExamplesOf<typeof extensionOperations> = {
  extensionCheck: { as: 'agent', query: { currentVersion: '1.0' } },
  extensionCreate: {
    as: 'admin',
    body: { version: '1.4', isCritical: false, notes: 'Recognises the new pages of the Italian portal' },
  },
  listExtensionReleases: { as: 'admin' },
  beginPairing: {
    as: 'nobody',
    body: { secretSha256: samples.pairingSecretHash, browser: 'Chromium 156 on Linux', version: '1.3' },
  },
  claimPairing: { as: 'nobody', body: { pairingUid: samples.pairing, secret: samples.pairingSecret } },
  waitingPairing: { as: 'agent', query: { code: samples.pairingCode } },
  approvePairing: { as: 'agent', body: { code: samples.pairingCode, isAccepted: true } },
  listConnections: { as: 'agent' },
  endConnection: { as: 'agent', body: { connectionUid: samples.connection } },
  leaveConnection: { as: 'extension', body: {} },
  fillableApplications: { as: 'extension', query: { search: 'Asha' } },
  knownPortals: { as: 'extension' },
  publishedPack: { as: 'extension', query: { portal: samples.portal } },
  fillData: { as: 'extension', query: filled },
  fillFile: { as: 'extension', query: { ...filled, file: 'passportPage' } },
  sendReceipt: {
    as: 'extension',
    body: {
      ...filled,
      visitUid: samples.newVisit,
      packNumber: 1,
      packSha256: samples.packHash,
      formVersion: 1,
      extensionVersion: '1.3',
      startedAt: samples.now,
      reference: 'AB123456',
      pages: [
        {
          page: 'applicant',
          title: 'Applicant',
          filledAt: samples.now,
          readAt: samples.now,
          fields: [
            {
              control: 'c1',
              label: 'Surname',
              question: 'surname',
              outcome: 'equal',
              typed: 'RAO',
              found: 'RAO',
              times: 1,
            },
          ],
        },
      ],
    },
  },
  completeOnlineForm: { as: 'extension', body: { ...declared, receiptUid: samples.receipt } },
  reportPage: {
    as: 'extension',
    body: {
      portal: samples.portal,
      packNumber: 1,
      page: null,
      differences: ['A new field: Telephone of the host'],
      skeleton: {
        origin: 'http://127.0.0.1:9191',
        path: '/form/host',
        title: 'Host',
        headings: ['Host in France'],
        controls: [surname],
      },
    },
  },
  listPageReports: { as: 'admin', query: { portal: samples.portal } },
  getReceipts: { as: 'agent', query: declared },
  listPacks: { as: 'admin' },
  getPack: { as: 'admin', query: { packUid: samples.proposedPack } },
  proposePack: {
    as: 'extension of the admin',
    body: {
      pack: {
        portal: 'example-portal',
        name: 'Example portal',
        destination: 'france',
        number: 1,
        origins: ['https://visa.example.org'],
        frameOrigins: [],
        isPractice: false,
        isVerified: false,
        pages: [
          {
            id: 'applicant',
            title: 'Applicant',
            step: 1,
            path: '/form/applicant',
            heading: null,
            controls: [surname],
            fields: [{ control: 'c1', from: { question: 'surname' }, format: { letters: 'upper' } }],
            blocks: [],
            personal: [],
            clock: null,
            reference: null,
          },
        ],
      },
      testFill: null,
    },
  },
  decidePack: { as: 'admin', body: { packUid: samples.proposedPack, isAccepted: true, reason: '' } },
};
