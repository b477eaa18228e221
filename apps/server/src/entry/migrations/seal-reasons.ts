import { reasonPlaces } from '../../applications/reasons/sealed-reasons.ts';
import { changePlace } from '../../platform/changes/write-change.ts';
import { loadApplicantKeys, newApplicantKey, type ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';
import type { DatabaseClient } from '../../platform/db/connection.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { realmOn } from '../../platform/db/tenant-db.ts';

export const sealedReasonsFile = '0160_sealed_reasons.sql';

interface PlainText {
  readonly applicant_uid: string;
  readonly place: string;
  readonly text: string;
}

// Runs in the transaction of the migration, before its file, which cannot seal: the keys are outside of the database.
export async function sealReasons(client: DatabaseClient, openKeys: () => KeyStore): Promise<void> {
  await client.query(
    'lock table application, review_task, review_section, review_reply, change_log, notification in access exclusive mode',
  );
  await client.query('create temp table sealed_text (place text primary key, sealed bytea not null) on commit drop');
  const { rows: realms } = await client.query<{ realm_id: string }>('select realm_id from realm');
  let keys: KeyStore | undefined;
  for (const { realm_id } of realms) {
    await client.query(`select set_config('app.realm_id', $1, true)`, [realm_id]);
    const tx = realmOn(client, realm_id);
    const texts = await plainTexts(tx);
    if (texts.length > 0) await storeSealed(tx, (keys ??= openKeys()), texts);
  }
  await client.query(`select set_config('app.realm_id', '', true)`);
}

async function storeSealed(tx: Tx, keys: KeyStore, texts: readonly PlainText[]): Promise<void> {
  const keyOf = await keysOf(tx, keys, [...new Set(texts.map((each) => each.applicant_uid))]);
  for (const { applicant_uid, place, text } of texts)
    await tx.run(sql`
      insert into sealed_text (place, sealed) values (${`${tx.realmId}/${place}`}, ${keyOf(applicant_uid).sealFor(place, text)})
      on conflict do nothing`);
}

// A traveller who is being erased has no key any more: a key that is stored nowhere makes the text unreadable, as it has to be.
async function keysOf(
  tx: Tx,
  keys: KeyStore,
  applicantUids: readonly string[],
): Promise<(applicantUid: string) => ApplicantKey> {
  const realmKeys = await realmKeysOf(tx, keys);
  const rows = await tx.many<{ uid: string }>(
    sql`select applicant_uid as uid from erasure where realm_id = ${tx.realmId} and applicant_uid = any(${applicantUids}::uuid[])`,
  );
  const erased = new Map(rows.map(({ uid }) => [uid, newApplicantKey(realmKeys, uid).key]));
  const keyOf = await loadApplicantKeys(
    tx,
    keys,
    applicantUids.filter((uid) => !erased.has(uid)),
  );
  return (uid) => erased.get(uid) ?? keyOf(uid);
}

// The places are those that the product opens them at.
async function plainTexts(tx: Tx): Promise<PlainText[]> {
  const { realmId } = tx;
  const tasks = await tx.many<TaskRow>(sql`
    select a.applicant_uid, t.application_uid as "applicationUid", t.round, t.reviewer_uid, t.request_reason, t.note, t.approval_reason
    from review_task t join application a on a.realm_id = t.realm_id and a.application_uid = t.application_uid
    where t.realm_id = ${realmId} and num_nonnulls(t.request_reason, t.note, t.approval_reason) > 0`);
  const sections = await tx.many<SectionRow & { reviewer_uid: string }>(sql`
    select a.applicant_uid, s.application_uid as "applicationUid", s.round, s.reviewer_uid, s.section, s.reason as text
    from review_section s join application a on a.realm_id = s.realm_id and a.application_uid = s.application_uid
    where s.realm_id = ${realmId} and s.reason is not null`);
  const replies = await tx.many<SectionRow>(sql`
    select a.applicant_uid, r.application_uid as "applicationUid", r.round, r.section, r.body as text
    from review_reply r join application a on a.realm_id = r.realm_id and a.application_uid = r.application_uid
    where r.realm_id = ${realmId}`);
  const outcomes = await tx.many<{ applicant_uid: string; application_uid: string; text: string }>(sql`
    select applicant_uid, application_uid, outcome_reason as text from application
    where realm_id = ${realmId} and outcome_reason is not null`);
  const changes = await tx.many<{ applicant_uid: string; change_uid: string; text: string }>(sql`
    select coalesce(c.applicant_uid, a.applicant_uid) as applicant_uid, c.change_uid, c.reason as text
    from change_log c left join application a on a.realm_id = c.realm_id and a.application_uid = c.application_uid
    where c.realm_id = ${realmId} and c.reason is not null and num_nonnulls(c.application_uid, c.applicant_uid) > 0`);
  return [
    ...tasks.flatMap((task) => [
      textAt(task, reasonPlaces.request(task), task.request_reason),
      textAt(task, reasonPlaces.note(task, task.reviewer_uid), task.note),
      textAt(task, reasonPlaces.approval(task, task.reviewer_uid), task.approval_reason),
    ]),
    ...sections.map((row) => textAt(row, reasonPlaces.section(row, row.reviewer_uid, row.section), row.text)),
    ...replies.map((row) => textAt(row, reasonPlaces.reply(row, row.section), row.text)),
    ...outcomes.map((row) => textAt(row, reasonPlaces.outcome(row.application_uid), row.text)),
    ...changes.map((row) => textAt(row, changePlace(row.change_uid), row.text)),
  ].filter((each) => each !== null);
}

interface RoundRow {
  readonly applicant_uid: string;
  readonly applicationUid: string;
  readonly round: number;
}
interface TaskRow extends RoundRow {
  readonly reviewer_uid: string;
  readonly request_reason: string | null;
  readonly note: string | null;
  readonly approval_reason: string | null;
}
interface SectionRow extends RoundRow {
  readonly section: string;
  readonly text: string;
}

const textAt = (
  { applicant_uid }: { readonly applicant_uid: string },
  place: string,
  text: string | null,
): PlainText | null => (text === null ? null : { applicant_uid, place, text });
