import type { LegalHold } from '@visawright/contract/privacy/privacy.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall, Handler } from '../../platform/http/call.ts';
import { writeChange } from '../../platform/changes/write-change.ts';

interface Row {
  readonly hold_uid: string;
  readonly applicant_uid: string;
  readonly reference: string;
  readonly reason: Buffer;
  readonly placed_by_name: string;
  readonly placed_at: Date;
}

const purpose = 'legal-hold';

async function holdsInForce({ parts }: Pick<ActorCall, 'parts'>, db: Db): Promise<{ holds: LegalHold[] }> {
  const rows = await db.many<Row>(sql`
    select h.hold_uid, h.applicant_uid, h.reason, h.placed_at, btrim(p.first_name || ' ' || p.last_name) as placed_by_name,
      coalesce((select w.reference from application w where w.realm_id = h.realm_id and w.applicant_uid = h.applicant_uid
        order by w.created_at desc limit 1), '') as reference
    from legal_hold h join person p on p.realm_id = h.realm_id and p.person_uid = h.placed_by
    where h.realm_id = ${db.realmId} and h.released_at is null order by h.placed_at desc`);
  const holds: LegalHold[] = [];
  for (const row of rows) {
    const key = await loadApplicantKey(db, parts.keys, row.applicant_uid);
    holds.push({
      holdUid: row.hold_uid,
      reference: row.reference,
      reason: key.openFor(purpose, row.reason),
      placedByName: row.placed_by_name,
      placedAt: row.placed_at.toISOString(),
    });
  }
  return { holds };
}

export const listHolds: Handler<'listHolds'> = (call) => holdsInForce(call, call.db);

export const placeHold: Handler<'placeHold'> = (call, { body }) =>
  call.db.transaction(async (tx) => {
    const { applicantUid } = await tx.get<{ applicantUid: string }>(sql`
      select applicant_uid as "applicantUid" from application
      where realm_id = ${tx.realmId} and reference = ${body.reference.toUpperCase()}`);
    const key = await loadApplicantKey(tx, call.parts.keys, applicantUid);
    const placed = await tx.run(sql`
      insert into legal_hold (realm_id, applicant_uid, reason, placed_by)
      values (${tx.realmId}, ${applicantUid}, ${key.sealFor(purpose, body.reason)}, ${call.actor.personUid}) on conflict do nothing`);
    if (placed === 0) throw new AppError('hold.alreadyInForce');
    await writeChange(tx, call.actor, { kind: 'holdPlaced', applicantUid });
    return holdsInForce(call, tx);
  });

export const releaseHold: Handler<'releaseHold'> = (call, { body }) =>
  call.db.transaction(async (tx) => {
    const { applicantUid } = await tx.get<{ applicantUid: string }>(sql`
      update legal_hold set released_at = clock_timestamp(), released_by = ${call.actor.personUid}
      where realm_id = ${tx.realmId} and hold_uid = ${body.holdUid} and released_at is null
      returning applicant_uid as "applicantUid"`);
    await writeChange(tx, call.actor, { kind: 'holdReleased', applicantUid });
    return holdsInForce(call, tx);
  });
