import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { remapReadings, renamePages } from '../readings/remap-readings.ts';
import { copyValueActs } from '../values/copy-value-acts.ts';
import { storePages } from '../pages/document-pages.ts';
import { insertDocument } from '../records/insert-document.ts';
import { readChangedPages } from '../readings/read-changed-pages.ts';
import type { LockedSource } from '../pages/lock-source-document.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { copyPages, type CopiedPage } from './copy-pages.ts';
import type { Reading } from '../readings/reading.ts';
import type { Parts } from '../../platform/parts/parts.ts';

export type SharingParts = Pick<Parts, 'tenants' | 'keys' | 'sealedObjects' | 'jobs'>;

interface Duplication {
  readonly source: LockedSource;
  readonly to: string;
  readonly by: string; // the uploader, or the person who shares it
}

// The caller has locked both applicants.
export interface LockedSharing extends Duplication {
  readonly actor: Actor | null; // null: done by the system
}

// Duplicates a document for another applicant: pages, readings and value history are sealed again under their key.
export async function duplicateDocument(tx: Tx, parts: SharingParts, { source, to, by }: Duplication): Promise<string> {
  const { row, fileName } = source;
  const docId = row.document_uid;
  const [key, toKey] = [
    await loadApplicantKey(tx, parts.keys, row.applicant_uid),
    await loadApplicantKey(tx, parts.keys, to),
  ];
  const moved = await copyPages(parts, tx, source, { to, toKey, by });
  const madeId = await insertDocument(tx, toKey, {
    applicantUid: to,
    uploadUid: moved.uploadUid,
    fileName,
    category: row.category,
    categoryOutcome: row.category_outcome,
    categoryBy: null,
    kind: row.kind,
  });
  await copyDecisions(tx, docId, madeId);
  const pages = moved.pages.map(({ page }) => page);
  await storePages(tx, { docId: madeId, applicantUid: to }, pages);
  await copyValueActs(tx, key, { from: docId, to: madeId, fields: allFields(source) }, toKey);
  const remapped = renameReading(source, moved.pages);
  await readChangedPages(tx, parts.jobs, toKey, { docId: madeId, epoch: 0, pages, remapped });
  return madeId;
}

// Decisions that people made are copied.
const copyDecisions = (tx: Tx, docId: string, madeId: string): Promise<number> =>
  tx.run(sql`
    update document m set category_by = d.category_by, arranged_by = d.arranged_by, created_at = d.created_at, verified_by = d.verified_by,
      verified_at = d.verified_at
    from document d where d.realm_id = m.realm_id and d.document_uid = ${docId}
      and m.realm_id = ${tx.realmId} and m.document_uid = ${madeId}`);

const allFields = ({ row, readings }: LockedSource): ReadonlySet<string> =>
  new Set([...(row.acts ?? []).map(({ field }) => field), ...(readings[0]?.values ?? []).map(({ field }) => field)]);

function renameReading({ readings, pages }: LockedSource, moved: readonly CopiedPage[]): Reading | null {
  const reading = remapReadings(readings, pages);
  return reading && renamePages(reading, new Map(moved.map(({ was, page }) => [was, page.pageUid])));
}
