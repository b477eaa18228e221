import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { foldAnalytics } from '../analytics/fold-analytics.ts';
import { deleteJobs } from '../../platform/jobs/delete-jobs.ts';
import type { Run } from '../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../platform/jobs/jobs.types.ts';
import { objectPrefixes } from '../../platform/crypto/object-keys.ts';
import { issueCertificate, type ErasureCounts } from './issue-certificate.ts';
import { openErasureLedger } from './erasure-ledger.ts';
import type { ErasureParts } from './erasure.types.ts';

interface ErasureRow {
  readonly applicantUid: string;
  readonly personUid: string | null;
  readonly accountId: string | null;
  readonly requestedAt: Date;
}

type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

// Every step may run twice, and a run that was interrupted continues where it stopped. The request has already closed the traveller's rows
// for writing. The ledger comes first: from then on not even a restored backup brings the person back.
export async function eraseTraveller(parts: ErasureParts, db: Db, erasureUid: string, step: Step): Promise<void> {
  const known = await findErasure(db, erasureUid);
  if (!known) return;
  const { applicantUid } = known;
  await step('ledger', () => writeLedger(parts, db, erasureUid, known));
  const jobs = await step('jobs', () => db.transaction((tx) => deleteJobsOf(tx, known)));
  await step('key', () => db.run(sql`select destroy_applicant_key(${erasureUid})`));
  const objects = await step('objects', () => removeObjects(parts, db, applicantUid));
  const accounts = await step('account', () => deleteAccount(parts, db, known));
  const rows = await step('rows', () => eraseRows(db, erasureUid));
  // What was being written while the key was destroyed. It is unreadable, but it has no row any more that would lead to it.
  const late = await step('late objects', () => removeObjects(parts, db, applicantUid));
  const counts: ErasureCounts = { ...rows, objects: objects + late, jobs, accounts };
  await step('certificate', () => issueCertificate(parts, db, erasureUid, counts));
}

export const erasureJob =
  (parts: ErasureParts) =>
  (run: Run, { realmId, erasureUid }: JobInputs['eraseTraveller']): Promise<void> =>
    eraseTraveller(parts, parts.tenants.forRealm(realmId), erasureUid, (name, work) => run.step(name, work));

// For erasures whose job was given up, and for restored databases.
export const eraseNow = (parts: ErasureParts, db: Db, erasureUid: string): Promise<void> =>
  eraseTraveller(parts, db, erasureUid, (_name, work) => work());

const findErasure = (db: Db, erasureUid: string): Promise<ErasureRow | undefined> =>
  db.find<ErasureRow>(sql`
    select e.applicant_uid as "applicantUid", e.person_uid as "personUid", e.requested_at as "requestedAt",
      case when p.kc_sub not like 'erased %' then p.kc_sub end as "accountId"
    from erasure e left join person p on p.realm_id = e.realm_id and p.person_uid = e.person_uid
    where e.realm_id = ${db.realmId} and e.erasure_uid = ${erasureUid} and e.erased_at is null`);

async function writeLedger(parts: ErasureParts, db: Db, erasureUid: string, known: ErasureRow): Promise<void> {
  const { requestedAt, ...uids } = known;
  const ledger = openErasureLedger(parts.store);
  // A run that was interrupted after the account's row was emptied knows less than the line that is there.
  const isWritten = await db.find(sql`
    select 1 from erasure where realm_id = ${db.realmId} and erasure_uid = ${erasureUid} and ledger_at is not null`);
  if (isWritten) return;
  await ledger.write({ realmId: db.realmId, erasureUid, ...uids, requestedAt: new Date(requestedAt).toISOString() });
  await db.run(sql`
    update erasure set ledger_at = clock_timestamp() where realm_id = ${db.realmId} and erasure_uid = ${erasureUid}`);
}

// A job that runs at this moment can no longer write: it does not own its job any more.
async function deleteJobsOf(tx: Tx, { applicantUid, personUid }: ErasureRow): Promise<number> {
  const mine = sql`realm_id = ${tx.realmId} and applicant_uid = ${applicantUid}`;
  const keys = async (query: ReturnType<typeof sql>) => (await tx.many<{ key: string }>(query)).map(({ key }) => key);
  const runs = sql`lateral generate_series(1, r.run_epoch) as epoch`;
  return deleteJobs(
    tx,
    [
      {
        name: 'readDocument',
        keys: await keys(sql`select r.document_uid || ':' || epoch as key from document r, ${runs} where ${mine}`),
      },
      {
        name: 'buildPackage',
        keys: await keys(sql`
          select r.package_uid || ':' || epoch as key from application a
          join package r on r.realm_id = a.realm_id and r.application_uid = a.application_uid, ${runs}
          where a.realm_id = ${tx.realmId} and a.applicant_uid = ${applicantUid}`),
      },
      { name: 'startLinkMail', keys: await keys(sql`select intake_uid::text as key from intake_key where ${mine}`) },
      {
        name: 'checklistMail',
        keys: await keys(sql`select message_uid::text as key from checklist_message where ${mine}`),
      },
      {
        name: 'notificationMail',
        keys: await keys(sql`
          select n.notification_uid::text as key from application a
          join notification n on n.realm_id = a.realm_id and n.application_uid = a.application_uid
          where a.realm_id = ${tx.realmId} and a.applicant_uid = ${applicantUid}
          union select notification_uid::text from notification
          where realm_id = ${tx.realmId} and person_uid = ${personUid}`),
      },
      ...(await resetJobs(tx, personUid)),
    ],
    { name: 'accountStatus', keys: personUid === null ? [] : [personUid] },
  );
}

async function resetJobs(tx: Tx, personUid: string | null) {
  const rows = await tx.many<{ key: string }>(sql`
    select request_uid::text as key from reset_request where realm_id = ${tx.realmId} and person_uid = ${personUid}`);
  const keys = rows.map(({ key }) => key);
  return (['resetMail', 'invitationMail'] as const).map((name) => ({ name, keys }));
}

async function removeObjects({ store }: ErasureParts, db: Db, applicantUid: string): Promise<number> {
  let removed = 0;
  for (const prefix of objectPrefixes(db, applicantUid)) removed += await store.removeVersions(prefix);
  return removed;
}

async function deleteAccount({ realms, identity }: ErasureParts, db: Db, { accountId }: ErasureRow): Promise<number> {
  const realm = accountId === null ? undefined : await realms.byId(db.realmId);
  return realm && (await identity.removeAccount(realm, accountId!)) ? 1 : 0;
}

// What the traveller was counted as is deleted when the numbers are counted again.
async function eraseRows(db: Db, erasureUid: string): Promise<Record<string, number>> {
  const { counts } = await db.get<{ counts: Record<string, number> }>(sql`select erase_rows(${erasureUid}) as counts`);
  await foldAnalytics(db);
  return counts;
}
