import { sql } from '../../platform/db/db.ts';
import { leaveCategory } from '../page-edits/process-edited-category.ts';
import { loadLatestReadings } from '../pages/lock-source-document.ts';
import { readChangedPages } from '../readings/read-changed-pages.ts';
import { createEmptyReading, remapReadings } from '../readings/remap-readings.ts';
import { restoreValueActs } from '../values/copy-value-acts.ts';
import type { Desk } from './open-documents.ts';
import type { PlannedCategory } from './plan.ts';

// Another category needs other values: what was read for it before is used again, the rest is read.
export async function storeCategory(desk: Desk, planned: PlannedCategory): Promise<void> {
  const { tx, call } = desk;
  const { actor, parts } = call;
  const { docId, category, kind, outcome, isPrimary, fields } = planned;
  const { row, key, pages } = desk.documents.get(docId)!;
  const isOther = category !== row.category;
  const readings = await loadLatestReadings(tx, key, docId);
  await tx.run(sql`
    update document set category = ${category}, category_outcome = ${outcome},
      category_by = case when ${outcome} = 'accept' then ${actor.personUid}::uuid end
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  if (isOther) await leaveCategory(tx, parts.keys, actor, row, category);
  await tx.run(sql`update document set kind = ${kind} where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  if (!isOther) return void (await raiseVersion(desk, docId));
  await restoreValueActs(tx, docId, fields);
  if (isPrimary)
    await tx.run(sql`
      update document d set is_primary = true
      where d.realm_id = ${tx.realmId} and d.document_uid = ${docId} and not exists (
        select from document o where o.realm_id = d.realm_id and o.applicant_uid = d.applicant_uid and o.category = d.category
          and o.is_primary and o.deleted_at is null)`);
  await tx.run(sql`update document set verified_by = null, verified_at = null
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  const known = readings.filter((reading) => reading.category === category);
  const remapped = remapReadings(known, pages) ?? createEmptyReading(category);
  await readChangedPages(tx, parts.jobs, key, { docId, epoch: row.run_epoch, pages, remapped });
}

export const raiseVersion = ({ tx }: Desk, docId: string): Promise<number> =>
  tx.run(sql`
    update document set version = version + 1 where realm_id = ${tx.realmId} and document_uid = ${docId}`);
