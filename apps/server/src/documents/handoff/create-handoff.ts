import { randomBytes } from 'node:crypto';
import { handoffLimits } from '@visawright/contract/documents/handoff.ts';
import { sql } from '../../platform/db/db.ts';
import { limitCallsPerMinute } from '../../platform/http/limit-calls-per-minute.ts';
import { assertApplicantInReach } from '../records/documents.queries.ts';
import type { Handler } from '../../platform/http/call.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';
import { assertApplicationEditable } from '../uploads/uploads.queries.ts';
import { handoffColumns, presentHandoff, type HandoffRow } from './handoffs.queries.ts';

const codeBytes = 24;
const limitHandoffs = limitCallsPerMinute('hand-off', 30);

// A new code ends the previous unused one, so that only one is valid at a time.
export const createHandoff: Handler<'createHandoff'> = async (call, { body }) => {
  const { db, actor, realm } = call;
  const { applicantUid, applicationUid } = body;
  await assertApplicantInReach(db, actor, 'document.edit', applicantUid);
  if (applicationUid !== undefined) await assertApplicationEditable(db, actor, applicantUid, applicationUid);
  await limitHandoffs(call);
  const code = `${realm.path}.${randomBytes(codeBytes).toString('base64url')}`;
  const made = await db.transaction(async (tx) => {
    await tx.run(sql`
      update handoff set ended_at = now()
      where realm_id = ${tx.realmId} and made_by = ${actor.personUid} and used_at is null and ended_at is null`);
    return tx.get<HandoffRow>(sql`
      insert into handoff (realm_id, applicant_uid, application_uid, made_by, kc_session, code_hash, created_at, expires_at)
      values (${tx.realmId}, ${applicantUid}, ${applicationUid ?? null}, ${actor.personUid}, ${actor.session}, ${secretHash(code)},
        now(), now() + make_interval(secs => ${handoffLimits.codeSeconds}))
      returning ${handoffColumns}`);
  });
  return { ...presentHandoff(made), code };
};
