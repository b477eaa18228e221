import { randomBytes } from 'node:crypto';
import { handoffLimits } from '@visawright/contract/handoff.ts';
import { sql } from '../access/db.ts';
import { callsAMinute } from '../applicants/calls-a-minute.ts';
import { findApplicant } from '../documents/documents.queries.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { secretHash } from '../sessions/secret-hash.ts';
import { checkApplication } from '../uploads/uploads.queries.ts';
import { handoffColumns, handoffOf, type HandoffRow } from './handoffs.queries.ts';

const codeBytes = 24;
const mayMake = callsAMinute(30);

// A code nobody has taken ends with the next one: at any time one of them works.
export const createHandoff: Handler<'createHandoff'> = async ({ db, actor, realm }, { body }) => {
  const { applicantUid, applicationUid } = body;
  await findApplicant(db, actor, 'document.edit', applicantUid);
  if (applicationUid !== undefined) await checkApplication(db, actor, applicantUid, applicationUid);
  if (!mayMake(actor.personUid)) throw new AppError('quota.tooMany');
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
  return { ...handoffOf(made), code };
};
