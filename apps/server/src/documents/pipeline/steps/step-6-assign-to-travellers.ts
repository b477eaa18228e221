import { isSharedCategory } from '@visawright/contract/documents/shared-categories.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../../platform/db/db.ts';
import { inReach } from '../../../platform/access/reach.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { finishDocumentEdit } from '../../editing/finish-document-edit.ts';
import { lockSourceDocument, type LockedSource } from '../../pages/lock-source-document.ts';
import { loadApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import { copyLockedDocument, findCopy } from '../../sharing/copy-document.ts';
import { loadDocument } from '../../records/documents.queries.ts';
import { listNamedPeople } from '../../records/list-named-people.ts';
import { moveLockedDocument } from '../../sharing/move-document.ts';
import { unsealDocument } from '../../records/unseal-document.ts';
import { writeFenced, type ReadingRun } from '../reading-run.ts';
import { loadTravellers } from '../../belonging/travellers.queries.ts';
import { findAssigner } from '../../belonging/find-assigner.ts';
import { findPeopleOfTrip } from '../../belonging/find-people-of-trip.ts';
import { chooseRecipients, type Recipients } from '../../belonging/choose-recipients.ts';

// Whether it could be assigned to someone: just read, on a trip of several, and without a decision by a person.
export async function hasFellowTravellers({ db, docId, epoch }: ReadingRun): Promise<boolean> {
  const found = await db.find(sql`
    select from document d
    join application_document x on x.realm_id = d.realm_id and x.document_uid = d.document_uid
    join application a on a.realm_id = x.realm_id and a.application_uid = x.application_uid and a.deleted_at is null
    join application w on w.realm_id = a.realm_id and w.trip_uid = a.trip_uid and w.applicant_uid <> a.applicant_uid
      and w.deleted_at is null and w.status in ('draft', 'initiated')
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} and d.run_epoch = ${epoch} and d.state = 'extracted' and ${untouched}
    limit 1`);
  return found !== undefined;
}

// Nobody has decided anything about document `d`.
export const untouched = sql`d.deleted_at is null and d.upload_uid is not null and d.placed_by is null and d.moved_from is null
  and d.copy_of is null and d.arranged_by is null and d.verified_at is null and not d.is_primary
  and not exists (select from value_act v where v.realm_id = d.realm_id and v.document_uid = d.document_uid)`;

// Travellers, and staff for a whole trip, upload everyone's documents at once. Each document moves to the traveller it names, and a
// shared one is copied to each. Only within the trip, with the uploader's permissions, and only if the match is certain; otherwise a
// person is asked.
export async function assignToTravellers(at: ReadingRun): Promise<void> {
  const { db, docId } = at;
  const actor = await findAssigner(db, docId);
  if (!actor) return;
  const { moveTo, copyTo } = await findRecipients(at, actor);
  const to = [...copyTo, ...(moveTo === null ? [] : [moveTo])];
  if (to.length === 0) return;
  const { applicant_uid: from } = await loadDocument(db, docId);
  await giveToTravellers(at, actor, { from, moveTo, copyTo, to }).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'part.unavailable') throw error;
    // out of reach or submitted meanwhile: it stays where it is
  });
}

interface Assignment extends Recipients {
  readonly from: string;
  readonly to: readonly string[];
}

const giveToTravellers = (at: ReadingRun, actor: Actor, { from, moveTo, copyTo, to }: Assignment): Promise<void> =>
  writeFenced(
    at,
    async (tx) => {
      const { docId, parts } = at;
      const source = await lockSourceDocument(tx, actor, await loadApplicantKey(tx, parts.keys, from), docId, from);
      if (!(await isStillFree(tx, docId))) return;
      await copyToEach(tx, at, actor, source, copyTo);
      if (moveTo !== null) await moveToTraveller(tx, at, actor, source, moveTo);
    },
    to,
  );

async function moveToTraveller(tx: Tx, { parts, docId }: ReadingRun, actor: Actor, source: LockedSource, to: string) {
  const madeId = await moveLockedDocument(tx, parts, { source, to, by: actor.personUid, actor: null });
  await finishDocumentEdit(tx, parts, actor, madeId);
  await tx.run(sql`
    update document m set moved_from = ${source.row.applicant_uid}, belonging = 'own', belongs_to = null, owner_question = null,
      found_in = s.upload_uid, found_at = s.n + 1
    from (select d.upload_uid, min(p.n) as n from document_page d_p
      join page p on p.realm_id = d_p.realm_id and p.page_uid = d_p.page_uid
      join document d on d.realm_id = d_p.realm_id and d.document_uid = d_p.document_uid
      where d_p.realm_id = ${tx.realmId} and d_p.document_uid = ${docId} group by d.upload_uid) s
    where m.realm_id = ${tx.realmId} and m.document_uid = ${madeId}`);
  await tx.run(sql`update document set copy_of = ${madeId} where realm_id = ${tx.realmId} and copy_of = ${docId}`);
}

async function findRecipients({ db, docId, parts }: ReadingRun, actor: Actor): Promise<Recipients> {
  const row = await loadDocument(db, docId);
  const document = unsealDocument(await loadApplicantKey(db, parts.keys, row.applicant_uid), row);
  const { own, others } = await loadTravellers(db, parts.keys, row);
  const party = await listParty(db, actor, docId);
  const people = row.is_for_trip
    ? await findPeopleOfTrip(db, parts.keys, document, [own, ...others])
    : listNamedPeople(document);
  return chooseRecipients(people, { own, others, party, isShared: isSharedCategory(row.category) });
}

// Travellers with open applications on the same trip whose documents the uploader may edit. To staff only those who agreed to the reading.
async function listParty(db: Db, actor: Actor, docId: string): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ uid: string }>(sql`
    select distinct a.applicant_uid as uid
    from application_document x
    join application o on o.realm_id = x.realm_id and o.application_uid = x.application_uid and o.deleted_at is null
    join application w on w.realm_id = o.realm_id and w.trip_uid = o.trip_uid and w.deleted_at is null
      and w.status in ('draft', 'initiated')
    join applicant a on a.realm_id = w.realm_id and a.applicant_uid = w.applicant_uid
    where x.realm_id = ${db.realmId} and x.document_uid = ${docId} and ${inReach('applicant', actor, 'document.edit')}
      and (${actor.role === 'applicant'} or exists (select from consent c where c.realm_id = a.realm_id
        and c.applicant_uid = a.applicant_uid and c.purpose = 'readDocuments' and c.withdrawn_at is null))`);
  return new Set(rows.map(({ uid }) => uid));
}

async function isStillFree(tx: Tx, docId: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from document d
    where d.realm_id = ${tx.realmId} and d.document_uid = ${docId} and d.state in ('extracted', 'checked') and ${untouched}
      and not exists (select from application_document x
        join application a on a.realm_id = x.realm_id and a.application_uid = x.application_uid
        where x.realm_id = d.realm_id and x.document_uid = d.document_uid and a.deleted_at is null
          and a.status not in ('draft', 'initiated'))`);
  return found !== undefined;
}

async function copyToEach(
  tx: Tx,
  { parts, docId }: ReadingRun,
  actor: Actor,
  source: LockedSource,
  copyTo: readonly string[],
): Promise<void> {
  for (const to of copyTo) {
    if (await findCopy(tx, docId, to)) continue;
    await finishDocumentEdit(
      tx,
      parts,
      actor,
      await copyLockedDocument(tx, parts, { source, to, by: actor.personUid, actor: null }),
    );
  }
}
