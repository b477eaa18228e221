import { setTimeout as wait } from 'node:timers/promises';
import type { Document, ProcessedUpload } from '@visawright/contract/documents/document.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import { openClient } from '@visawright/server/tools.ts';
import { uploadForm, type IdentityRealm } from '@visawright/server/testing.ts';
import type { OwnStack } from './own-stack.ts';
import type { TestDocument } from './test-files.ts';

const tokenMs = 60_000;

// A client of an agency user that sends documents of one applicant and retries until they are acknowledged.
export interface Desk {
  readonly realm: IdentityRealm;
  readonly applicantUid: string;
  token(): Promise<string>;
  send(document: TestDocument): Promise<string>; // the document id
  documents(): Promise<Document[]>;
  settles(docId: string, seconds?: number): Promise<Document>;
}

export async function openDesk(stack: Pick<OwnStack, 'url' | 'database'>, realm: IdentityRealm): Promise<Desk> {
  const owner = await openClient(stack.database.ownerUrl);
  await owner.query(`select set_config('app.realm_id', $1, false)`, [realm.realmId]);
  const { rows } = await owner.query<{ uid: string }>(
    `insert into applicant (realm_id, agency_uid, type, first_name, last_name)
     select realm_id, agency_uid, 'B2B', 'Asha', 'Rao' from agency where type = 'SUPER_ADMIN' returning applicant_uid as uid`,
  );
  await owner.end();
  const applicantUid = rows[0]!.uid;
  let known: { readonly token: Promise<string>; readonly until: number } | undefined;
  const token = async () => {
    if (!known || known.until < Date.now()) known = { token: realm.token('agency'), until: Date.now() + tokenMs };
    return known.token.catch((error: unknown) => {
      known = undefined;
      throw error;
    });
  };
  const call = async <T>(id: OperationId, init: RequestInit & { query?: string }): Promise<T | undefined> => {
    try {
      const { method, path } = operations[id];
      const headers = { authorization: `Bearer ${await token()}`, 'realm-client-id': realm.path };
      const reply = await fetch(`${stack.url}${path}${init.query ?? ''}`, {
        ...init,
        method,
        headers,
        signal: AbortSignal.timeout(40_000),
      });
      if (reply.ok) return (await reply.json()) as T;
      await reply.body?.cancel();
      return undefined;
    } catch {
      return undefined; // not acknowledged
    }
  };
  const retryUntilAnswered = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
    for (;;) {
      const answer = await ask();
      if (answer !== undefined) return answer;
      await wait(300);
    }
  };
  const documents = async () =>
    (
      await retryUntilAnswered(() =>
        call<{ documents: Document[] }>('documentsOfApplicant', { query: `?applicantUid=${applicantUid}` }),
      )
    ).documents;
  return {
    realm,
    applicantUid,
    token,
    documents,
    send: (document) =>
      retryUntilAnswered(async () => {
        const taken = await call<ProcessedUpload>('processDocsSocket', {
          body: uploadForm({ applicantUid }, [document]),
        });
        return taken?.documents[0]?.docId ?? taken?.refused[0]?.docId ?? undefined;
      }),
    async settles(docId, seconds = 600) {
      for (const end = Date.now() + seconds * 1_000; Date.now() < end; await wait(60)) {
        const found = await call<{ documents: Document[] }>('documentsByIds', {
          body: new Blob([JSON.stringify({ docIds: [docId], applicantUid })], { type: 'application/json' }),
        });
        const document = found?.documents[0];
        if (document && ['checked', 'rejected', 'failed'].includes(document.state)) return document;
      }
      throw new Error('a document did not settle');
    },
  };
}
