import type { Pack, SignedPack } from '@visawright/contract/extension/pack.ts';
import type { SentReceipt } from '@visawright/contract/extension/receipt.ts';
import { packSha256 } from '@visawright/packs/canonical/pack-hash.ts';
import { packText } from '@visawright/packs/signing/signed-text.ts';
import type { OpenApp } from '../bridge/open-apps.ts';
import type { Connection } from '../pairing/connection.ts';
import { createContext } from '../panel/flows/flow-context.ts';
import type { PanelPorts } from '../panel/panel-ports.ts';
import type { PanelState } from '../panel/panel-state.ts';
import { createStore } from '../panel/store.ts';
import { emptyRecorder } from '../recorder/recorder-state.ts';
import { ServerError } from '../server/server-error.ts';
import type { StoredValue } from '../storage/stored-value.ts';
import type { PageInMemory } from './page-in-memory.ts';

const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
const text = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');
const publicKey = text(await crypto.subtle.exportKey('raw', pair.publicKey));

export async function signPack(pack: Pack): Promise<SignedPack> {
  const sha256 = packSha256(pack);
  return {
    pack,
    sha256,
    keyId: 'k1',
    signature: text(await crypto.subtle.sign('Ed25519', pair.privateKey, packText(sha256))),
  };
}

function inMemory<T>(first: T | null = null): StoredValue<T> & { value: T | null } {
  const stored = {
    value: first,
    read: () => Promise.resolve(stored.value),
    write: (value: T) => {
      stored.value = value;
      return Promise.resolve();
    },
    clear: () => {
      stored.value = null;
      return Promise.resolve();
    },
    watch: () => () => undefined,
  };
  return stored;
}

const at = '2026-11-16T10:00:00.000Z';
const uids = {
  application: '8b1f7a52-2a5c-4f5e-9d7e-0a6e3c1d2b41',
  applicant: '1c7d3d1e-6a6e-4b57-8f2a-4de2a4a0c9ce',
  receipt: '4c8a6b0e-3f4e-4bd3-8d57-5c9f0f2a1d11',
};
export const application = {
  applicationUid: uids.application,
  applicantName: 'Pranav Subramaniam',
  destination: 'vietnam',
  visaType: 'Vietnam e-Visa (Tourism)',
  fromDate: '2026-11-25',
  toDate: '2026-12-03',
  status: 'package-ready',
  declaredAt: at,
  openReceipt: false,
};
const connection: Connection = {
  grant: 'g'.repeat(43),
  expiresAt: '2026-11-16T22:00:00.000Z',
  person: { name: 'Asha Verma', role: 'agent', language: 'en' },
  realm: { path: 'sunrise', name: 'Sunrise Travels', brandColor: '#fd640f' },
  keys: [{ keyId: 'k1', publicKey }],
  origin: 'https://visa.example.com',
};

// The panel with a page in memory and a server that answers from given data. Browser and network are the only parts replaced.
export function panelInMemory(page: PageInMemory, signed: SignedPack, answers: Record<string, string>) {
  const sent: SentReceipt[] = [];
  const called: string[] = [];
  const server = { signed, refuses: null as ServerError | null };
  const { portal, name, destination, number, origins, isPractice, isVerified } = signed.pack;
  const known = { portal, name, destination, number, sha256: signed.sha256, origins, isPractice, isVerified };
  const replies: Record<string, (body: unknown) => unknown> = {
    knownPortals: () => ({ items: [known] }),
    publishedPack: () => server.signed,
    fillableApplications: () => ({ items: [application], more: false }),
    fillData: () => ({
      applicationUid: uids.application,
      applicantUid: uids.applicant,
      applicantName: application.applicantName,
      formVersion: 6,
      declaredAt: at,
      approvedBy: 'Deepa Krishnan',
      submitsInPerson: false,
      pack: server.signed,
      answers,
      labels: {},
      files: [],
    }),
    sendReceipt: (body) => {
      sent.push(body as SentReceipt);
      return {
        receiptUid: uids.receipt,
        receipt: body,
        receivedAt: at,
        byName: null,
        sha256: 'a'.repeat(64),
        keyId: 'k1',
        signature: '',
      };
    },
    completeOnlineForm: () => ({ status: 'online-form-completed' }),
    reportPage: () => ({ reported: true }),
    leaveConnection: () => ({ left: true }),
  };
  const call = (_: unknown, id: string, input: { body?: unknown }) => {
    called.push(id);
    return server.refuses ? Promise.reject(server.refuses) : Promise.resolve(replies[id]!(input.body));
  };
  const stored = {
    connection: inMemory(connection),
    openApps: inMemory<OpenApp[]>(),
    visit: inMemory<NonNullable<PanelState['visit']>>(),
    draft: inMemory<Pack>(),
    packNumbers: inMemory<Record<string, number>>(),
    display: inMemory<PanelState['display']>(),
  };
  let uid = 0;
  const ports: PanelPorts = {
    pages: page,
    call: call as PanelPorts['call'],
    callForBytes: () => Promise.resolve(new Uint8Array()),
    stored,
    version: '1.0.0',
    browserName: 'Chromium',
    language: 'en',
    now: () => Date.parse(at),
    uid: () => `00000000-0000-4000-8000-${String(++uid).padStart(12, '0')}`,
    pause: () => Promise.resolve(),
    openTab: () => Promise.resolve(),
    copy: () => Promise.resolve(),
    onTabChange: () => () => undefined,
    onTouch: () => () => undefined,
    onCommand: () => () => undefined,
  };
  const store = createStore<PanelState>({
    version: '1.0.0',
    display: { scheme: 'auto', language: null },
    pairing: { is: 'connected', connection },
    places: [],
    now: Date.parse(at),
    tab: 'fill',
    portals: null,
    front: null,
    page: { is: 'none' },
    choosing: false,
    choices: { search: '', items: null, more: false },
    isBusy: false,
    visit: null,
    notice: null,
    recorder: emptyRecorder,
  });
  return { context: createContext(ports, store), store, stored, sent, called, server };
}
