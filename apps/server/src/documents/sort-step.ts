import { isSharedCategory } from '@visawright/contract/shared-papers.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import { AppError } from '../http/app-error.ts';
import { settled } from '../pages/settled.ts';
import { openSource, type Source } from '../pages/source.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { copyHeld, findCopy } from './copy-document.ts';
import { documentOf } from './documents.queries.ts';
import { peopleOf } from './judge-belonging.ts';
import { moveHeld } from './move-document.ts';
import { openDocument } from './open-document.ts';
import { fenced, type ReadingRun } from './reading-run.ts';
import { travellersOf } from './travellers.queries.ts';
import { travellerWhoBrought } from './uploader-of.ts';
import { wayOf, type Way } from './whose-on-trip.ts';

// Whether there is anybody it could go to: a paper just read, on a trip of several, that no person has said anything about.
export async function hasCompany({ db, docId, epoch }: ReadingRun): Promise<boolean> {
  const found = await db.find(sql`
    select from document d
    join application_document x on x.realm_id = d.realm_id and x.document_uid = d.document_uid
    join application a on a.realm_id = x.realm_id and a.application_uid = x.application_uid and a.deleted_at is null
    join application w on w.realm_id = a.realm_id and w.trip_uid = a.trip_uid and w.applicant_uid <> a.applicant_uid
      and w.deleted_at is null and w.status in ('draft', 'initiated')
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} and d.run_epoch = ${epoch} and ${untouched} limit 1`);
  return found !== undefined;
}

const untouched = sql`d.deleted_at is null and d.state = 'extracted' and d.upload_uid is not null and d.placed_by is null
  and d.moved_from is null and d.copy_of is null and d.arranged_by is null and d.verified_at is null and not d.is_primary
  and not exists (select from value_act v where v.realm_id = d.realm_id and v.document_uid = d.document_uid)`;

// One drop of everybody's papers: each goes to its person, and a paper of several to each of them. Only among travellers of the same trip,
// only where whoever brought it may edit, and only when it is sure; everything else stays a question.
export async function sortStep(at: ReadingRun): Promise<void> {
  const { db, docId, parts } = at;
  const actor = await travellerWhoBrought(db, docId);
  if (!actor) return;
  const { moveTo, copyTo } = await wayFor(at, actor);
  const to = [...copyTo, ...(moveTo === null ? [] : [moveTo])];
  if (to.length === 0) return;
  await fenced(
    at,
    async (tx) => {
      const { uid: from } = await tx.get<{ uid: string }>(sql`
        select applicant_uid as uid from document where realm_id = ${tx.realmId} and document_uid = ${docId}`);
      const source = await openSource(tx, actor, await keyOf(tx, parts.keys, from), docId, from);
      if (!(await isStillFree(tx, docId))) return;
      await copyToEach(tx, at, actor, source, copyTo);
      if (moveTo !== null) await moveTheirs(tx, at, actor, source, moveTo);
    },
    to,
  ).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error; // it went out of reach or was handed in meanwhile: it stays where it is
  });
}

async function moveTheirs(tx: Tx, { parts, docId }: ReadingRun, actor: Actor, source: Source, to: string) {
  const madeId = await moveHeld(tx, parts, { source, to, by: actor.personUid, actor: null });
  await settled(tx, parts, actor, madeId);
  await tx.run(sql`
    update document set moved_from = ${source.row.applicant_uid}, belonging = 'own', belongs_to = null
    where realm_id = ${tx.realmId} and document_uid = ${madeId}`);
  await tx.run(sql`update document set copy_of = ${madeId} where realm_id = ${tx.realmId} and copy_of = ${docId}`);
}

async function wayFor({ db, docId, parts }: ReadingRun, actor: Actor): Promise<Way> {
  const row = await documentOf(db, docId);
  const document = openDocument(await keyOf(db, parts.keys, row.applicant_uid), row);
  const { own, others } = await travellersOf(db, parts.keys, row.applicant_uid);
  const party = await partyOf(db, actor, docId);
  return wayOf(peopleOf(document), { own, others, party, isShared: isSharedCategory(row.category) });
}

// Whose open applications are of the same trip, as far as whoever brought it may edit their papers.
async function partyOf(db: Db, actor: Actor, docId: string): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ uid: string }>(sql`
    select distinct a.applicant_uid as uid
    from application_document x
    join application o on o.realm_id = x.realm_id and o.application_uid = x.application_uid and o.deleted_at is null
    join application w on w.realm_id = o.realm_id and w.trip_uid = o.trip_uid and w.deleted_at is null
      and w.status in ('draft', 'initiated')
    join applicant a on a.realm_id = w.realm_id and a.applicant_uid = w.applicant_uid
    where x.realm_id = ${db.realmId} and x.document_uid = ${docId} and ${inReach('applicant', actor, 'document.edit')}`);
  return new Set(rows.map(({ uid }) => uid));
}

async function isStillFree(tx: Tx, docId: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from document d where d.realm_id = ${tx.realmId} and d.document_uid = ${docId} and ${untouched}
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
  source: Source,
  copyTo: readonly string[],
): Promise<void> {
  for (const to of copyTo) {
    if (await findCopy(tx, docId, to)) continue;
    await settled(tx, parts, actor, await copyHeld(tx, parts, { source, to, by: actor.personUid, actor: null }));
  }
}
