import type { Status } from '@visawright/contract/application-status.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import { tellChanged } from '../applications/tell-changed.ts';
import { writeConsequences } from '../applications/write-consequences.ts';
import { writeChange } from '../changes/write-change.ts';

export interface OpenApplication {
  readonly uid: string;
  readonly status: Status;
  readonly count: number;
}

// Every open application of the applicant gets the document at its end, as if somebody had added it there.
export async function carryToApplications(tx: Tx, actor: Actor, applicantUid: string, docId: string): Promise<void> {
  const open = await tx.many<OpenApplication>(sql`
    select a.application_uid as uid, a.status, (select count(*)::int from application_document c
      where c.realm_id = a.realm_id and c.application_uid = a.application_uid) as count
    from application a
    where a.realm_id = ${tx.realmId} and a.applicant_uid = ${applicantUid} and a.deleted_at is null
      and a.status in ('draft', 'initiated') and ${inReach('application', actor, 'application.edit')}
      and not exists (select from application_document x
        where x.realm_id = a.realm_id and x.application_uid = a.application_uid and x.document_uid = ${docId})
    order by a.application_uid for no key update of a`);
  await appendToApplications(tx, actor, open, { docId, applicantUid });
}

interface Appended {
  readonly docId: string;
  readonly applicantUid: string;
}

// At the end of each of these, which the caller has locked.
export async function appendToApplications(
  tx: Tx,
  actor: Actor | null,
  open: readonly OpenApplication[],
  { docId, applicantUid }: Appended,
): Promise<void> {
  for (const { uid, status, count } of open) {
    await tx.run(sql`
      insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
      select ${tx.realmId}, ${uid}, ${docId}, ${applicantUid}, coalesce(max(position), 0) + 1
      from application_document where realm_id = ${tx.realmId} and application_uid = ${uid}`);
    await touchApplication(tx, actor, uid, { status, was: count, became: count + 1 });
  }
  await tellChanged(
    tx,
    open.map(({ uid }) => uid),
  );
}

interface Touched {
  readonly status: Status;
  readonly was: number;
  readonly became: number; // documents
}

// Its papers changed: the next version, an approval lapses, a first document begins the work.
export async function touchApplication(
  tx: Tx,
  actor: Actor | null, // null: the product itself
  applicationUid: string,
  { status, was, became }: Touched,
): Promise<void> {
  const next = status === 'draft' && became > 0 ? 'initiated' : status;
  const { lapsed } = await tx.get<{ lapsed: boolean }>(sql`
    update application n set status = ${next}, review = case when n.review = 'approved' then 'none' else n.review end,
      version = n.version + 1
    from application o where o.realm_id = n.realm_id and o.application_uid = n.application_uid
      and n.realm_id = ${tx.realmId} and n.application_uid = ${applicationUid}
    returning o.review = 'approved' as lapsed`);
  await writeChange(tx, actor, { kind: 'edited', applicationUid, field: 'docIds', was: `${was}`, became: `${became}` });
  await writeConsequences(tx, actor, applicationUid, { hasLapsed: lapsed, was: status, became: next });
}
