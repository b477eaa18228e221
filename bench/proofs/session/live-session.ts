import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { handoffUploads } from '@visawright/contract/documents/handoff.ts';
import { writeTicket } from '@visawright/server/product.ts';
import { openSocket } from '@visawright/server/testing.ts';
import { requireForProof } from '../../measurement.ts';
import type { Agent, SessionRealm } from './session-realms.ts';

export interface Use {
  readonly what: string;
  works(): Promise<boolean>;
}

// A signed-in agent with everything a session opens. Each use must work before the session ends, otherwise the proof shows nothing.
export async function openLiveSession(realm: SessionRealm, agent: Agent) {
  const tokens = await realm.enter(agent.email);
  const auth = { authorization: `Bearer ${tokens.access_token}` };
  const { app, parts } = realm.second;
  const { actor } = await parts.actors.fromToken(tokens.access_token);
  const { docId, pageUids } = agent.document;
  const ticket = writeTicket(parts.keys, actor, { docId, pageUid: pageUids[0]!, size: 'full' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const page = await openSocket(url, { token: tokens.access_token, realm: realm.path });
  const credential = await connectPhone();

  const uses: Use[] = [
    { what: 'API', works: async () => (await realm.callSecond('getProfile', {}, auth)).status === 200 },
    { what: 'document by ticket', works: async () => (await pageImage()) === 200 },
    { what: 'live updates', works: () => Promise.resolve(page.socket.connected) },
    { what: 'phone', works: async () => (await beginUpload()) === 201 },
  ];
  for (const use of uses) requireForProof(await use.works(), `${use.what} must work before the session ends`);
  // Last, because using the handle is what must fail afterwards.
  const { cookie, refresh_token: refreshToken } = tokens;
  const renew: Use = {
    what: 'refresh handle',
    works: async () => (await realm.callSecond('refreshToken', { refreshToken }, { cookie })).status === 200,
  };
  return { agent, tokens, auth, uses: [...uses, renew], close: () => page.socket.close() };

  async function pageImage(): Promise<number> {
    const reply = await app.inject({
      method: 'GET',
      url: `/doc/v1/document-ai/page-image?ticket=${ticket}`,
      headers: { ...auth, 'realm-client-id': realm.path },
    });
    return reply.statusCode;
  }

  async function connectPhone(): Promise<string> {
    const made = await realm.call<{ code: string }>('createHandoff', { applicantUid: agent.applicantUid }, auth);
    const own = randomBytes(32).toString('base64url');
    const claimed = await realm.call('claimHandoff', { code: made.body.code, credential: own });
    requireForProof(claimed.status === 200, `the phone could not connect: ${claimed.text}`);
    return own;
  }

  async function beginUpload(): Promise<number> {
    const reply = await app.inject({
      method: 'POST',
      url: handoffUploads,
      headers: {
        authorization: `Handoff ${credential}`,
        'realm-client-id': realm.path,
        'tus-resumable': '1.0.0',
        'upload-length': '1000',
        'upload-metadata': `filename ${Buffer.from('page.jpg').toString('base64')}`,
      },
    });
    return reply.statusCode;
  }
}

export type LiveSession = Awaited<ReturnType<typeof openLiveSession>>;
