import type { RejectionReason } from '@visawright/contract/documents/document-facts.ts';
import type { Readers } from '@visawright/reading/engine.types.ts';
import type { Logger } from 'pino';
import { sql, type Db, type TenantDatabase, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { Scanner } from '../../platform/scanner/scanner.ts';
import type { Run } from '../../platform/jobs/engine.types.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import type { renderUpload } from '../uploads/render-upload.ts';
import type { SealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import type { VisionReader } from '../vision/create-vision-reader.ts';
import { inTurn } from './in-turn.ts';
import type { RealmScheduler } from './realm-scheduler.ts';

export interface ReadingParts {
  readonly tenants: TenantDatabase;
  readonly keys: KeyStore;
  readonly sealedObjects: SealedObjectStore;
  readonly scanner: Scanner;
  readonly render: typeof renderUpload;
  readonly readers: Readers;
  readonly scheduler: RealmScheduler;
  readonly jobs: Jobs; // to read documents found in the same file
  readonly readWithVision?: VisionReader;
  readonly log: Logger;
  readonly stopping: AbortSignal; // set while the worker stops: errors from then on say nothing about the document
  readonly retryForMs?: number;
}

export interface ReadingRun {
  readonly parts: ReadingParts;
  readonly run: Run;
  readonly db: Db;
  readonly docId: string;
  readonly epoch: number;
}

// Stored by the job engine in plain text, so it contains no values.
export type StepEnd =
  | { readonly is: 'done' }
  | { readonly is: 'superseded' } // deleted, or a newer reading was requested
  | { readonly is: 'rejected'; readonly reason: RejectionReason }
  | { readonly is: 'failed' };

export class SupersededError extends Error {}

export interface RunFacts {
  readonly applicant_uid: string;
  readonly upload_uid: string | null;
  readonly media_type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | null;
  readonly source_key: string | null;
  readonly page_count: number;
}

export async function loadRunFacts({ db, docId, epoch }: ReadingRun): Promise<RunFacts> {
  const facts = await db.find<RunFacts>(sql`
    select d.applicant_uid, d.upload_uid, u.media_type, coalesce(u.unlocked_key, u.object_key) as source_key,
      (select count(*)::int from document_page m where m.realm_id = d.realm_id and m.document_uid = d.document_uid) as page_count
    from document d left join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} and d.run_epoch = ${epoch} and d.deleted_at is null`);
  if (!facts) throw new SupersededError();
  return facts;
}

// Every write goes through this fence: only the current run of the latest reading may write.
export async function writeFenced<T>(
  at: ReadingRun,
  write: (tx: Tx) => Promise<T>,
  others: readonly string[] = [], // further applicants whose documents change
): Promise<T> {
  const { applicant_uid: applicantUid } = await loadRunFacts(at);
  return inTurn(applicantUid, () => writeLocked(at, write, others));
}

const writeLocked = <T>(
  { db, run, docId, epoch }: ReadingRun,
  write: (tx: Tx) => Promise<T>,
  others: readonly string[],
): Promise<T> =>
  db.transaction(async (tx) => {
    await run.own(tx.client);
    // The applicant is locked first, in the same order as in edits, because the recommendation may change among all
    // their documents.
    await tx.many(sql`
      select a.applicant_uid from applicant a where a.realm_id = ${tx.realmId} and (a.applicant_uid = (
        select d.applicant_uid from document d where d.realm_id = ${tx.realmId} and d.document_uid = ${docId})
        or a.applicant_uid = any(${others}::uuid[]))
      order by a.applicant_uid for no key update`);
    const row = await tx.find(sql`
      select document_uid from document
      where realm_id = ${tx.realmId} and document_uid = ${docId} and run_epoch = ${epoch} and deleted_at is null for update`);
    if (!row) throw new SupersededError();
    return write(tx);
  });
