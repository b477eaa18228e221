import { handoffLimits } from '@visawright/contract/documents/handoff.ts';
import { findActorByPerson } from '../../platform/access/find-actor.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';
import { publishHandoff } from './handoffs.queries.ts';

interface Taken {
  readonly handoff_uid: string;
  readonly applicant_uid: string;
  readonly application_uid: string | null;
  readonly made_by: string;
  readonly kc_session: string;
  readonly until: Date;
}

const taken = sql`handoff_uid, applicant_uid, application_uid, made_by, kc_session, credential_expires_at as until`;

// A single statement decides, so that only one device can claim the code. The device sends its own credential:
// repeating the call after a lost reply succeeds, and any other device is refused.
export const claimHandoff: Handler<'claimHandoff'> = async ({ db }, { body }) => {
  const [codeHash, credentialHash] = [secretHash(body.code), secretHash(body.credential)];
  return db.transaction(async (tx) => {
    const first = await tx.find<Taken>(sql`
      update handoff set used_at = now(), credential_hash = ${credentialHash},
        credential_expires_at = now() + make_interval(secs => ${handoffLimits.phoneSeconds})
      where realm_id = ${tx.realmId} and code_hash = ${codeHash} and used_at is null and ended_at is null and expires_at > now()
      returning ${taken}`);
    const handoff = first ?? (await takenBefore(tx, codeHash, credentialHash));
    const actor = await findActorByPerson(tx, handoff.made_by, handoff.kc_session);
    if (actor === undefined) throw new AppError('handoff.over');
    if (first) await writeDown(tx, first);
    return { expiresAt: handoff.until.toISOString(), firstName: await firstNameOf(tx, handoff.applicant_uid) };
  });
};

async function takenBefore(db: Db, codeHash: Buffer, credentialHash: Buffer): Promise<Taken> {
  const row = await db.find<Taken & { is_same: boolean | null; is_live: boolean | null; is_used: boolean }>(sql`
    select ${taken}, credential_hash = ${credentialHash} as is_same, used_at is not null as is_used,
      ended_at is null and credential_expires_at > now() as is_live
    from handoff where realm_id = ${db.realmId} and code_hash = ${codeHash}`);
  if (row?.is_same && row.is_live) return row;
  throw new AppError(row?.is_used && row.is_live ? 'handoff.used' : 'handoff.over');
}

async function writeDown(tx: Tx, { handoff_uid, applicant_uid, application_uid, made_by }: Taken): Promise<void> {
  await writeChange(
    tx,
    { personUid: made_by },
    {
      kind: 'phoneConnected',
      applicantUid: applicant_uid,
      ...(application_uid === null ? {} : { applicationUid: application_uid }),
      subjectUid: handoff_uid,
    },
  );
  await publishHandoff(tx, made_by, handoff_uid);
}

const firstNameOf = async (db: Db, applicantUid: string): Promise<string> =>
  (
    await db.get<{ name: string }>(
      sql`select first_name as name from applicant where realm_id = ${db.realmId} and applicant_uid = ${applicantUid}`,
    )
  ).name;
