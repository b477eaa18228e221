import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { ProcessedUpload } from '@visawright/contract/documents/document.ts';
import type { IdentityRealm } from '@visawright/server/testing.ts';
import type { Traveller } from './open-place.ts';
import { mostInFlight, openSender, type Answer } from './open-sender.ts';
import { letter } from '../proofs/documents/test-files.ts';
import { multipart } from '../proofs/uploads/multipart.ts';

type Call = 'profile' | 'documents' | 'applications' | 'notifications' | 'save' | 'page' | 'sign-in' | 'upload';

export interface Load {
  readonly answers: readonly Answer[];
  readonly acknowledged: ReadonlySet<string>; // ids of documents
  readonly inFlight: () => number;
  readonly oldestInFlight: () => number; // when it was sent; now, if there is none
  stop(): Promise<void>;
}

export interface LoadOrder {
  readonly port: number; // of the edge
  readonly certificate: Buffer;
  readonly realm: IdentityRealm;
  readonly traveller: Traveller;
  readonly perSecond: number;
  readonly uploadsPerSecond: number;
  readonly signInsPerSecond: number;
}

// Of a hundred calls. Uploads and sign-ins have a pace of their own: each costs a hundred times as much.
const mix: readonly (readonly [Call, number])[] = [
  ['profile', 35],
  ['notifications', 20],
  ['documents', 10],
  ['applications', 10],
  ['save', 12],
  ['page', 13],
];
const order: readonly Call[] = mix.flatMap(([call, share]) => Array.from({ length: share }, () => call));
const tokenMs = 60_000;
// Calls arrive at a steady pace, whether earlier ones have been answered or not, as people do.
export async function startLoad(loadOrder: LoadOrder): Promise<Load> {
  const { port, certificate, realm, perSecond, uploadsPerSecond, signInsPerSecond } = loadOrder;
  const { applicantUid, agencyUid } = loadOrder.traveller;
  const sender = openSender({ port, certificate });
  const acknowledged = new Set<string>();
  let token = await realm.token('agency');
  let renewedAt = Date.now();
  let isSigningIn = false;
  const renew = async () => {
    renewedAt = Date.now();
    isSigningIn = true;
    token = await realm.token('agency').catch(() => token); // the provider may be away
    isSigningIn = false;
  };
  let [sent, uploads, signIns] = [0, 0, 0];
  const send = (call: Call, method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    sender.send({ call, method, path, headers, ...(body ? { body } : {}) });

  const mine = () => ({ authorization: `Bearer ${token}`, 'realm-client-id': realm.path, accept: 'application/json' });
  const json = { 'content-type': 'application/json' };
  const calls: Record<Exclude<Call, 'upload'>, () => Promise<unknown>> = {
    profile: () => send('profile', 'GET', addresses.getProfile.path, mine()),
    notifications: () => send('notifications', 'GET', addresses.listNotifications.path, mine()),
    documents: () =>
      send('documents', 'GET', `${addresses.documentsOfApplicant.path}?applicantUid=${applicantUid}`, mine()),
    applications: () =>
      send('applications', 'GET', `${addresses.applicationsOfAgency.path}?agencyUid=${agencyUid}`, mine()),
    save: () =>
      send(
        'save',
        'POST',
        addresses.markNotificationsRead.path,
        { ...mine(), ...json },
        Buffer.from('{"isRead":true}'),
      ),
    page: () => send('page', 'GET', `/${realm.path}`, { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }),
    'sign-in': () =>
      send(
        'sign-in',
        'POST',
        addresses.login.path,
        { 'realm-client-id': realm.path, accept: 'application/json', ...json },
        Buffer.from(JSON.stringify({ username: realm.email('agency'), password: realm.password })),
      ),
  };
  const upload = async (n: number) => {
    const { type, body } = multipart({ applicantUid }, await letter(`${realm.path} ${n}`));
    const bytes = await send(
      'upload',
      'POST',
      addresses.processDocsSocket.path,
      { ...mine(), 'content-type': type },
      body,
    );
    if (bytes.length === 0) return;
    const { documents } = JSON.parse(bytes.toString()) as ProcessedUpload;
    for (const { docId } of documents) acknowledged.add(docId);
  };

  // One at a time, the load's own token included: the provider refuses a password while it checks another one of the same account, and
  // passwords that are being checked count as attempts, which are limited.
  const signIn = async () => {
    isSigningIn = true;
    await calls['sign-in']();
    isSigningIn = false;
  };

  const stopping = new AbortController();
  const began = performance.now();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const seconds = (performance.now() - began) / 1_000;
      if (Date.now() - renewedAt > tokenMs && !isSigningIn) void renew();
      for (; sent < seconds * perSecond && sender.inFlight() < mostInFlight; sent++)
        void calls[order[(sent * 37) % order.length] as Exclude<Call, 'upload'>]();
      for (; signIns < seconds * signInsPerSecond; signIns++) if (!isSigningIn) void signIn();
      for (; uploads < seconds * uploadsPerSecond; uploads++) void upload(uploads);
      await wait(20);
    }
  })();
  return {
    answers: sender.answers,
    acknowledged,
    inFlight: sender.inFlight,
    oldestInFlight: sender.oldestInFlight,
    async stop() {
      stopping.abort();
      await running;
      await sender.close();
    },
  };
}
