import { AppError } from '../../platform/errors/app-error.ts';
import { inReach } from '../../platform/access/reach.ts';
import { sql } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { getEmail } from '../../identity/people/get-email.ts';
import { requestErasure } from '../erasure/request-erasure.ts';
import { findOwnTravellers } from './own-travellers.ts';

const isSame = (typed: string, expected: string): boolean =>
  typed.trim().replace(/\s+/g, ' ').toLowerCase() === expected.trim().replace(/\s+/g, ' ').toLowerCase();

// All or nothing: a hold on one of the travellers keeps the account too.
export const deleteAccount: Handler<'deleteAccount'> = ({ parts, db, actor }, { body }) =>
  db.transaction(async (tx) => {
    if (!isSame(body.confirmation, await getEmail(tx, actor.personUid))) throw new AppError('erasure.notConfirmed');
    const erasureUids: string[] = [];
    for (const { applicantUid } of await findOwnTravellers(tx, actor))
      erasureUids.push(
        await requestErasure(tx, parts.jobs, { applicantUid, cause: 'self', requestedBy: actor.personUid }),
      );
    return { erasureUids };
  });

export const eraseApplicant: Handler<'eraseApplicant'> = ({ parts, db, actor }, { body }) =>
  db.transaction(async (tx) => {
    const { applicantUid, confirmation } = body;
    const { name } = await tx.get<{ name: string }>(sql`
      select btrim(a.first_name || ' ' || a.last_name) as name from applicant a
      where a.realm_id = ${tx.realmId} and a.applicant_uid = ${applicantUid} and ${inReach('applicant', actor, 'applicant.erase')}`);
    if (!isSame(confirmation, name)) throw new AppError('erasure.notConfirmed');
    const request = { applicantUid, cause: 'agency', requestedBy: actor.personUid } as const;
    return { erasureUid: await requestErasure(tx, parts.jobs, request) };
  });

// The number is random and known to the person who asked for the erasure; what it shows are numbers and times.
export const getErasure: Handler<'getErasure'> = async ({ db }, { query: { erasureUid } }) => {
  const row = await db.get<{
    requested_at: Date;
    erased_at: Date | null;
    certificate: string | null;
    signature: Buffer | null;
  }>(sql`
    select requested_at, erased_at, certificate, signature from erasure
    where realm_id = ${db.realmId} and erasure_uid = ${erasureUid}`);
  return {
    erasureUid,
    requestedAt: row.requested_at.toISOString(),
    erasedAt: row.erased_at?.toISOString() ?? null,
    certificate: row.certificate,
    signature: row.signature?.toString('base64url') ?? null,
  };
};
