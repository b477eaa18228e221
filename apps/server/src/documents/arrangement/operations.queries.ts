import {
  ArrangementStep,
  type ArrangementEntry,
  type ArrangementRefusal,
} from '@visawright/contract/documents/arrangement.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { Inverse, type Place } from './inverse.ts';

interface Row {
  readonly person_uid: string;
  readonly visit_uid: string;
  readonly applicants: string[];
  readonly body: unknown;
  readonly inverse: unknown;
  readonly outcome: StoredOperation['outcome'];
  readonly refusal: ArrangementRefusal | null;
  readonly lost_to: string | null;
  readonly undone_by: string | null;
}

export interface StoredOperation {
  readonly operationUid: string;
  readonly visitUid: string;
  readonly personUid: string;
  readonly applicants: readonly string[];
  readonly step: ArrangementStep;
  readonly inverse: Inverse | null; // null: refused
  readonly outcome: 'applied' | 'rebased' | 'refused';
  readonly refusal: ArrangementRefusal | null;
  readonly lostTo: string | null;
  readonly undoneBy: string | null;
}

export async function findOperation(db: Db, operationUid: string): Promise<StoredOperation | undefined> {
  const row = await db.find<Row>(sql`
    select person_uid, visit_uid, applicants::text[], body, inverse, outcome, refusal, lost_to, undone_by
    from arrangement_operation where realm_id = ${db.realmId} and operation_uid = ${operationUid}`);
  return (
    row && {
      operationUid,
      visitUid: row.visit_uid,
      personUid: row.person_uid,
      applicants: row.applicants,
      step: ArrangementStep.parse(row.body),
      inverse: row.inverse === null ? null : Inverse.parse(row.inverse),
      outcome: row.outcome,
      refusal: row.refusal,
      lostTo: row.lost_to,
      undoneBy: row.undone_by,
    }
  );
}

export async function insertOperation(tx: Tx, made: Omit<StoredOperation, 'undoneBy'>): Promise<void> {
  const { inverse, step } = made;
  const places = (inverse?.pages ?? []).flatMap(({ now, was }) => [now, was]);
  const pages = [...places, ...(inverse?.edits ?? [])].flatMap((place) => (place ? [place.pageUid] : []));
  await tx.run(sql`
    insert into arrangement_operation (realm_id, operation_uid, visit_uid, person_uid, applicants, body, inverse, pages, outcome, refusal,
      lost_to, undoes)
    values (${tx.realmId}, ${made.operationUid}, ${made.visitUid}, ${made.personUid}, ${[...made.applicants]}::uuid[],
      ${JSON.stringify(step)}::jsonb, ${inverse && JSON.stringify(inverse)}::jsonb, ${[...new Set(pages)]}::uuid[], ${made.outcome},
      ${made.refusal}, ${made.lostTo}, ${step.step === 'undo' && inverse ? step.operationUid : null})`);
}

// An undone undo puts the operation it had undone into effect again.
export async function markUndone(tx: Tx, operationUid: string, undoneBy: string | null): Promise<void> {
  const { undoes } = await tx.get<{ undoes: string | null }>(sql`
    update arrangement_operation set undone_by = ${undoneBy}
    where realm_id = ${tx.realmId} and operation_uid = ${operationUid} returning undoes`);
  if (undoes !== null) await markUndone(tx, undoes, undoneBy === null ? operationUid : null);
}

const newest = 200;

export async function listHistory(db: Db, { personUid }: Actor, visitUid: string): Promise<ArrangementEntry[]> {
  const rows = await db.many<Omit<ArrangementEntry, 'at'> & { at: Date }>(sql`
    select operation_uid as "operationUid", body ->> 'step' as step, undoes, undone_by as "undoneBy",
      jsonb_array_length(inverse -> 'pages') + jsonb_array_length(inverse -> 'edits') as pages, created_at as at
    from arrangement_operation
    where realm_id = ${db.realmId} and visit_uid = ${visitUid} and person_uid = ${personUid} and outcome <> 'refused'
    order by operation_no desc limit ${newest}`);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() })).reverse();
}

// The last person who moved, edited or removed the page, else who last changed the document it was in. Null: the system.
export async function findChanger(
  tx: Tx,
  { docId, pageUid }: { docId: string; pageUid?: string },
): Promise<string | null> {
  const found = await tx.find<{ person_uid: string | null }>(sql`
    select person_uid from (
      (select person_uid, 1 as nearness from arrangement_operation
        where realm_id = ${tx.realmId} and pages @> array[${pageUid ?? null}::uuid] order by operation_no desc limit 1)
      union all
      (select person_uid, 2 from change_log where realm_id = ${tx.realmId} and subject_uid = ${docId}
        order by at desc limit 1)) found
    order by nearness limit 1`);
  return found?.person_uid ?? null;
}

// Which page of a document a page of another traveller became.
export async function findSealedPage(tx: Tx, { docId, pageUid }: Place): Promise<string | undefined> {
  const found = await tx.find<{ uid: string }>(sql`
    select e.page -> 'now' ->> 'pageUid' as uid
    from arrangement_operation o cross join lateral jsonb_array_elements(o.inverse -> 'pages') e (page)
    where o.realm_id = ${tx.realmId} and o.pages @> array[${pageUid}::uuid] and e.page -> 'was' ->> 'pageUid' = ${pageUid}
      and e.page -> 'now' ->> 'docId' = ${docId}
    order by o.operation_no desc limit 1`);
  return found?.uid;
}

export async function findPersonName(db: Db, personUid: string | null): Promise<string | null> {
  if (personUid === null) return null;
  const found = await db.find<{ name: string }>(sql`
    select btrim(first_name || ' ' || last_name) as name from person where realm_id = ${db.realmId} and person_uid = ${personUid}`);
  return found?.name || null;
}
