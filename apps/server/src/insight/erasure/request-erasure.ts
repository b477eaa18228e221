import { AppError } from '../../platform/errors/app-error.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { endSessions } from '../../identity/sessions/sessions.queries.ts';

export interface ErasureRequest {
  readonly applicantUid: string;
  readonly cause: 'self' | 'agency' | 'retention';
  readonly requestedBy: string | null;
}

const holdInForce = 'VW005';

// The row closes the traveller for every later write. Sessions of their account end with the same commit. Asking twice is one erasure.
export async function requestErasure(tx: Tx, jobs: Jobs, request: ErasureRequest): Promise<string> {
  const { applicantUid, cause, requestedBy } = request;
  const { personUid } = await tx.get<{ personUid: string | null }>(sql`
    select person_uid as "personUid" from applicant
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid} for update`);
  const before = await tx.find<{ uid: string }>(sql`
    select erasure_uid as uid from erasure where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid}`);
  if (before) return before.uid;
  const { uid } = await tx
    .get<{ uid: string }>(sql`
      insert into erasure (realm_id, applicant_uid, person_uid, cause, requested_by)
      values (${tx.realmId}, ${applicantUid}, ${personUid}, ${cause}, ${requestedBy}) returning erasure_uid as uid`)
    .catch((error: { code?: string }) => {
      throw error.code === holdInForce ? new AppError('erasure.onHold') : error;
    });
  // The worker may not read sessions; a person who was away for years has none.
  if (personUid !== null && cause !== 'retention') await endSessions(tx, { personUid }, Date.now());
  await jobs.enqueue(tx, 'eraseTraveller', uid, { realmId: tx.realmId, erasureUid: uid });
  return uid;
}
