import { isEditable } from '@visawright/contract/application-status.ts';
import type { Findings } from '@visawright/contract/finding.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { lockApplication } from '../applications/applications.queries.ts';
import { tellChanged } from '../applications/tell-changed.ts';
import { writeChange } from '../changes/write-change.ts';
import { openCase, type FormCase } from '../forms/form-case.ts';
import { logLook } from '../forms/get-form.ts';
import { AppError } from '../http/app-error.ts';
import { sealReason } from './acceptances.ts';
import { findingsOf } from './findings-of.ts';

type Accept = BodyOf<Operations['acceptFinding']>;

// Only what stands now can be accepted, and only what its rule lets a person answer for. The log tells that, never why.
export const acceptFinding = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicationUid, key, reason }: Accept,
): Promise<Findings> =>
  db.transaction(async (tx) => {
    const { status } = await lockApplication(tx, actor, 'finding.accept', applicationUid);
    if (!isEditable(status)) throw new AppError('application.notEditable');
    const held = await openCase(tx, keys, actor, applicationUid);
    await logLook(tx, actor, held);
    const before = await findingsOf(tx, held);
    const finding = before.findings.find((each) => each.key === key);
    if (!finding) throw new AppError('finding.unknown');
    if (!finding.mayAccept) throw new AppError('finding.cannotAccept');
    if ((finding.accepted?.reason ?? '') === reason) return before;
    await keep(tx, actor, held, key, reason);
    const kind = reason === '' ? 'findingTakenBack' : 'findingAccepted';
    await writeChange(tx, actor, { kind, applicationUid, field: finding.rule });
    await tx.run(sql`
      update application set version = version + 1 where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    await tellChanged(tx, [applicationUid]);
    return findingsOf(tx, held);
  });

async function keep(tx: Tx, actor: Actor, held: FormCase, key: string, reason: string): Promise<void> {
  const { applicationUid } = held.application;
  const { no } = await tx.get<{ no: number }>(sql`
    select coalesce(max(acceptance_no), 0) + 1 as no from finding_acceptance
    where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
  const sealed = reason === '' ? null : sealReason(held.key, applicationUid, no, reason);
  await tx.run(sql`
    insert into finding_acceptance (realm_id, application_uid, acceptance_no, key, person_uid, reason)
    values (${tx.realmId}, ${applicationUid}, ${no}, ${key}, ${actor.personUid}, ${sealed})`);
}
