import { setTimeout as wait } from 'node:timers/promises';
import type { Document, ProcessedUpload } from '@visawright/contract/documents/document.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { IdentityRealm } from '@visawright/server/testing.ts';
import { multipart } from './multipart.ts';

const tokenMs = 120_000;

interface Sent {
  readonly ms: number;
  readonly status: number;
  readonly reply: ProcessedUpload;
}

export interface Sender {
  upload(applicantUid: string, file: { name: string; bytes: Buffer }): Promise<Sent>;
  documents(applicantUid: string, docIds: readonly string[]): Promise<Document[]>;
  unlock(applicantUid: string, docId: string, password: string): Promise<number>;
}

export function sender(url: string, realm: IdentityRealm): Sender {
  let token = { text: '', until: 0 };
  const headers = async () => {
    if (Date.now() > token.until) token = { text: await realm.token('agency'), until: Date.now() + tokenMs };
    return { authorization: `Bearer ${token.text}`, 'realm-client-id': realm.path };
  };
  const post = async (name: keyof typeof addresses, payload: object) =>
    fetch(url + addresses[name].path, {
      method: 'POST',
      headers: { ...(await headers()), 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
  return {
    async upload(applicantUid, file) {
      const { type, body } = multipart({ applicantUid }, file);
      const sent = await headers();
      const started = performance.now();
      const reply = await fetch(url + addresses.processDocsSocket.path, {
        method: 'POST',
        headers: { ...sent, 'content-type': type },
        body: new Uint8Array(body),
      });
      const read = (await reply.json()) as ProcessedUpload;
      return { ms: performance.now() - started, status: reply.status, reply: read };
    },
    async documents(applicantUid, docIds) {
      if (docIds.length === 0) return [];
      const reply = await post('documentsByIds', { applicantUid, docIds });
      return ((await reply.json()) as { documents: Document[] }).documents;
    },
    async unlock(applicantUid, docId, password) {
      for (;;) {
        const { status } = await post('unlockDocument', { applicantUid, docId, password });
        if (status !== 429) return status;
        await wait(5_000); // password attempts per minute are limited
      }
    },
  };
}
