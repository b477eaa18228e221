import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { ProcessedUpload } from '@visawright/contract/documents/document.ts';
import type { IdentityRealm } from '@visawright/server/testing.ts';
import type { Traveller } from './open-place.ts';
import { letter } from '../documents/test-files.ts';
import { multipart } from '../uploads/multipart.ts';

type Call = 'profile' | 'documents' | 'applications' | 'notifications' | 'save' | 'page' | 'sign-in' | 'upload';

export interface Answer {
  readonly call: Call;
  readonly sentAt: number; // ms, as Date.now()
  readonly endedAt: number;
  readonly status: number; // 0: none
  readonly type: string; // of its body, or why there is none
  readonly code: string; // of an error reply
}

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
const limitMs = 40_000; // longer than any limit of the product
const mostInFlight = 400;

export const isFailed = ({ status }: Answer): boolean => status === 0 || status >= 400;

// Calls arrive at a steady pace, whether earlier ones have been answered or not, as people do.
export async function startLoad(loadOrder: LoadOrder): Promise<Load> {
  const { port, certificate, realm, perSecond, uploadsPerSecond, signInsPerSecond } = loadOrder;
  const { applicantUid, agencyUid } = loadOrder.traveller;
  const agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: mostInFlight });
  const answers: Answer[] = [];
  const acknowledged = new Set<string>();
  let token = await realm.token('agency');
  let renewedAt = Date.now();
  const renew = async () => {
    renewedAt = Date.now();
    token = await realm.token('agency').catch(() => token); // the provider may be away
  };
  let [sent, uploads, signIns] = [0, 0, 0];
  const inFlight = new Set<{ readonly sentAt: number }>();

  const send = (call: Call, method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    new Promise<Buffer>((resolve) => {
      const sentAt = Date.now();
      const one = { sentAt };
      inFlight.add(one);
      const end = (status: number, type: string, bytes: Buffer) => {
        inFlight.delete(one);
        answers.push({ call, sentAt, endedAt: Date.now(), status, type, code: status >= 400 ? codeOf(bytes) : '' });
        resolve(status >= 200 && status < 300 ? bytes : Buffer.alloc(0));
      };
      const asked = request(
        {
          agent,
          host: '127.0.0.1',
          servername: 'localhost',
          port,
          method,
          path,
          headers: { host: `localhost:${port}`, ...headers },
        },
        (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.once('close', () => {
            const isWhole = reply.complete;
            end(
              isWhole ? reply.statusCode! : 0,
              isWhole ? (reply.headers['content-type'] ?? '') : 'cut',
              Buffer.concat(parts),
            );
          });
          reply.on('error', () => undefined);
        },
      );
      asked.setTimeout(limitMs, () => asked.destroy(new Error('no answer')));
      let isOver = false;
      asked.once('response', () => (isOver = true));
      asked.on('error', (error: Error & { code?: string }) => {
        if (!isOver) end(0, error.code ?? error.message, Buffer.alloc(0));
        isOver = true;
      });
      asked.end(body);
    });

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

  // One at a time: passwords of one account that are being checked count as attempts, which are limited.
  let isSigningIn = false;
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
      if (Date.now() - renewedAt > tokenMs) void renew();
      for (; sent < seconds * perSecond && inFlight.size < mostInFlight; sent++)
        void calls[order[(sent * 37) % order.length] as Exclude<Call, 'upload'>]();
      for (; signIns < seconds * signInsPerSecond; signIns++) if (!isSigningIn) void signIn();
      for (; uploads < seconds * uploadsPerSecond; uploads++) void upload(uploads);
      await wait(20);
    }
  })();
  return {
    answers,
    acknowledged,
    inFlight: () => inFlight.size,
    oldestInFlight: () => [...inFlight][0]?.sentAt ?? Date.now(),
    async stop() {
      stopping.abort();
      await running;
      for (const until = Date.now() + limitMs + 5_000; inFlight.size > 0 && Date.now() < until;) await wait(50);
      agent.destroy();
    },
  };
}

function codeOf(bytes: Buffer): string {
  try {
    const { code = '', requestId } = JSON.parse(bytes.toString()) as { code?: string; requestId?: string };
    return requestId === undefined ? `${code} of the edge` : code;
  } catch {
    return bytes.toString().slice(0, 20);
  }
}
