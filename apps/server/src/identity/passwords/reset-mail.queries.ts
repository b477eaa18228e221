import { sql, type Db } from '../../platform/db/db.ts';
import { resetCodeMinutes } from './reset-code.ts';

const mailsAnHour = 5;

// Stores the code's hash the first time and never changes it. Returns false when no mail may be sent: nobody has that address, the person
// is suspended, or has received too many mails this hour.
export const issueResetCode = (
  db: Db,
  requestUid: string,
  codeHash: Buffer,
  minutes = resetCodeMinutes,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Serialises a person's requests; otherwise concurrent ones would not see each other's mails.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('reset mail ' || person_uid, 0)) from reset_request
      where realm_id = ${db.realmId} and request_uid = ${requestUid} and person_uid is not null`);
    return (await writeCode(tx, requestUid, codeHash, minutes)) === 1;
  });

const writeCode = (db: Db, requestUid: string, codeHash: Buffer, minutes: number) =>
  db.run(sql`
    update reset_request r set code_hash = ${codeHash},
      code_expires_at = coalesce(r.code_expires_at, now() + ${minutes} * interval '1 minute')
    from person p
    where r.realm_id = ${db.realmId} and r.request_uid = ${requestUid} and r.used_at is null
      and p.realm_id = r.realm_id and p.person_uid = r.person_uid and p.status = 'active'
      and (r.code_hash is not null or ${mailsAnHour} > (
        select count(*) from reset_request o
        where o.realm_id = r.realm_id and o.person_uid = r.person_uid and o.code_hash is not null
          and o.requested_at > now() - interval '1 hour'))`);

export const findRecipient = (db: Db, requestUid: string) =>
  db.find<{ email: string; first_name: string }>(sql`
    select p.email, p.first_name from reset_request r
    join person p on p.realm_id = r.realm_id and p.person_uid = r.person_uid
    where r.realm_id = ${db.realmId} and r.request_uid = ${requestUid} and r.used_at is null and r.code_expires_at > now()`);
