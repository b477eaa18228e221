import type { RejectionReason } from '@visawright/contract/document.ts';
import type { Readers } from '@visawright/reading/engine.types.ts';
import type { Logger } from 'pino';
import { sql, type Db, type TenantDatabase, type Tx } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import type { Scanner } from '../adapters/scanner.ts';
import type { Run } from '../jobs/engine.types.ts';
import type { Jobs } from '../jobs/jobs.types.ts';
import type { renderUpload } from '../uploads/render.ts';
import type { PaperVault } from '../vault/papers.ts';
import type { ReadElsewhere } from './read-elsewhere.ts';
import type { Turns } from './turns.ts';

export interface ReadingParts {
  readonly tenants: TenantDatabase;
  readonly keys: KeyStore;
  readonly papers: PaperVault;
  readonly scanner: Scanner;
  readonly render: typeof renderUpload;
  readonly readers: Readers;
  readonly turns: Turns;
  readonly jobs: Jobs; // papers found in one file go their own way
  readonly elsewhere?: ReadElsewhere;
  readonly log: Logger;
  readonly stopping: AbortSignal; // this worker ends: what breaks from now on says nothing about a document
  readonly patienceMs?: number;
}

// One run of one document's job.
export interface ReadingRun {
  readonly parts: ReadingParts;
  readonly run: Run;
  readonly db: Db;
  readonly docId: string;
  readonly epoch: number;
}

// What a step says to the engine's plain tables.
export type StepEnd =
  | { readonly is: 'done' }
  | { readonly is: 'superseded' } // deleted, or a newer reading was asked for
  | { readonly is: 'rejected'; readonly reason: RejectionReason }
  | { readonly is: 'failed' };

export class Superseded extends Error {}

export interface RunFacts {
  readonly applicant_uid: string;
  readonly upload_uid: string | null;
  readonly media_type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | null;
  readonly source_key: string | null;
  readonly page_count: number;
}

export async function runFacts({ db, docId, epoch }: ReadingRun): Promise<RunFacts> {
  const facts = await db.find<RunFacts>(sql`
    select d.applicant_uid, d.upload_uid, u.media_type, coalesce(u.unlocked_key, u.object_key) as source_key,
      (select count(*)::int from document_page m where m.realm_id = d.realm_id and m.document_uid = d.document_uid) as page_count
    from document d left join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} and d.run_epoch = ${epoch} and d.deleted_at is null`);
  if (!facts) throw new Superseded();
  return facts;
}

// Every write: only by the run the engine still knows, only for the reading asked for last.
export const fenced = <T>(
  { db, run, docId, epoch }: ReadingRun,
  write: (tx: Tx) => Promise<T>,
  others: readonly string[] = [], // applicants whose papers change with it
): Promise<T> =>
  db.transaction(async (tx) => {
    await run.own(tx.client);
    // Its applicant first, as whoever edits does: what is recommended may change among all their papers.
    await tx.many(sql`
      select a.applicant_uid from applicant a where a.realm_id = ${tx.realmId} and (a.applicant_uid = (
        select d.applicant_uid from document d where d.realm_id = ${tx.realmId} and d.document_uid = ${docId})
        or a.applicant_uid = any(${others}::uuid[]))
      order by a.applicant_uid for no key update`);
    const row = await tx.find(sql`
      select document_uid from document
      where realm_id = ${tx.realmId} and document_uid = ${docId} and run_epoch = ${epoch} and deleted_at is null for update`);
    if (!row) throw new Superseded();
    return write(tx);
  });
