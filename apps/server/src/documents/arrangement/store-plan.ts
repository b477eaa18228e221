import { sql } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { publishEdit, updateAfterEdit } from '../editing/finish-document-edit.ts';
import { insertDocument } from '../records/insert-document.ts';
import { retireDocument } from '../records/retire-document.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { attachHeirs } from './attach-heirs.ts';
import type { Inverse } from './inverse.ts';
import { heirsOf, isEmptied, openDocument, type Desk } from './open-documents.ts';
import type { Plan, PlannedDocument } from './plan.ts';
import { storeCategory } from './store-category.ts';
import { updateLessons } from './update-lessons.ts';
import { moveValueActs, storeList } from './store-list.ts';

// Writes what was planned. Returns which document is primary instead of an emptied one.
export async function storePlan(desk: Desk, plan: Plan): Promise<Inverse['primary']> {
  const { tx, call } = desk;
  if (plan.made) await insertMade(desk, plan, plan.made);
  if (plan.category) await storeCategory(desk, plan.category);
  if (plan.placed) await storePlacement(desk, plan.placed);
  await moveValueActs(desk, plan);
  const reordered = new Set<string>();
  for (const [docId, list] of plan.lists)
    if (list.length > 0 && (await storeList(desk, docId, list, plan.restored.has(docId)))) reordered.add(docId);
  await attachHeirs(desk, plan);
  const primary: Inverse['primary'] = [];
  for (const document of desk.documents.values()) {
    if (!isEmptied(plan, document.docId)) continue;
    const heirs = heirsOf(desk, plan, document).filter(({ applicantUid }) => applicantUid === document.applicantUid);
    await retireDocument(
      tx,
      call.parts.keys,
      document.row,
      heirs.map(({ docId }) => docId),
    );
    const heir = heirs.find(({ row }) => row.category === document.row.category);
    if (document.row.is_primary) primary.push({ was: document.docId, now: heir?.docId ?? null });
  }
  for (const mark of plan.primary) await giveBackPrimary(desk, mark);
  await logChanges(desk, plan);
  await updateLessons(desk, plan);
  for (const docId of changedDocuments(plan))
    if (reordered.has(docId)) await publishEdit(tx, desk.documents.get(docId)!.row);
    else await updateAfterEdit(tx, call.parts, call.actor, docId);
  return primary;
}

const changedDocuments = (plan: Plan): ReadonlySet<string> =>
  new Set([
    ...[...plan.lists].flatMap(([docId, list]) => (list.length > 0 ? [docId] : [])),
    ...(plan.category ? [plan.category.docId] : []),
    ...(plan.placed ? [plan.placed.docId] : []),
  ]);

const storePlacement = ({ tx }: Desk, { docId, by }: NonNullable<Plan['placed']>): Promise<number> =>
  tx.run(sql`
    update document set placed_by = ${by}, version = version + 1 where realm_id = ${tx.realmId} and document_uid = ${docId}`);

async function insertMade(desk: Desk, plan: Plan, made: PlannedDocument): Promise<void> {
  const { tx, call } = desk;
  const sources = new Set(plan.lists.get(made.docId)!.map(({ from }) => from!.docId));
  const alike = [...sources]
    .map((docId) => desk.documents.get(docId)!)
    .filter(({ row }) => row.category === made.category);
  await insertDocument(tx, await loadApplicantKey(tx, call.parts.keys, made.applicantUid), {
    ...made,
    categoryOutcome: 'accept',
    categoryBy: call.actor.personUid,
    kind: alike.find(({ row }) => row.kind !== null)?.row.kind ?? null,
  });
  desk.documents.set(made.docId, await openDocument(desk, made.docId, made.applicantUid));
}

async function giveBackPrimary({ tx }: Desk, { was, now }: Inverse['primary'][0]): Promise<void> {
  if (now !== null)
    await tx.run(sql`
      update document set is_primary = false
      where realm_id = ${tx.realmId} and document_uid = ${now} and is_primary and category = (
        select category from document where realm_id = ${tx.realmId} and document_uid = ${was} and deleted_at is null)`);
  await tx.run(sql`
    update document d set is_primary = true
    where d.realm_id = ${tx.realmId} and d.document_uid = ${was} and d.deleted_at is null and not exists (
      select from document o where o.realm_id = d.realm_id and o.applicant_uid = d.applicant_uid and o.category = d.category
        and o.is_primary and o.deleted_at is null)`);
}

async function logChanges(desk: Desk, plan: Plan): Promise<void> {
  const { tx, call, documents } = desk;
  for (const docId of plan.lists.keys()) {
    const { applicantUid, row } = documents.get(docId)!;
    const kind = docId === plan.made?.docId ? 'documentJoined' : 'documentPagesEdited';
    await writeChange(tx, call.actor, { kind, applicantUid, subjectUid: docId, field: row.category });
  }
  if (plan.placed) {
    const { docId, by } = plan.placed;
    const { applicantUid, row } = documents.get(docId)!;
    const change = { kind: 'documentPlaced', applicantUid, subjectUid: docId, field: row.category };
    await writeChange(tx, call.actor, { ...change, became: by === null ? 'open' : 'placed' });
  }
  if (plan.category) {
    const { docId, category } = plan.category;
    const { applicantUid, row } = documents.get(docId)!;
    const change = { kind: 'documentCategory', applicantUid, subjectUid: docId, field: 'category' };
    await writeChange(tx, call.actor, { ...change, was: row.category, became: category });
  }
}
