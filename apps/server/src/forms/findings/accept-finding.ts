import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Findings } from '@visawright/contract/forms/finding.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { lockApplication } from '../../applications/records/applications.queries.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { openPrefilledForm, type PrefilledForm } from '../prefilled-form/prefilled-form.ts';
import { logDocumentViews } from '../prefilled-form/log-document-views.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { sealAcceptanceReason } from './finding-acceptances.ts';
import { judgeApplication } from './judge-application.ts';

type Accept = BodyOf<Operations['acceptFinding']>;

// Only a current finding can be accepted, and only if its rule allows it. The change log records the acceptance, never the reason.
export const acceptFinding = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicationUid, key, reason }: Accept,
): Promise<Findings> =>
  db.transaction(async (tx) => {
    const { status } = await lockApplication(tx, actor, 'finding.accept', applicationUid);
    if (!isEditable(status)) throw new AppError('application.notEditable');
    const prefilled = await openPrefilledForm(tx, keys, actor, applicationUid);
    await logDocumentViews(tx, actor, prefilled);
    const before = await judgeApplication(tx, prefilled);
    const finding = before.findings.find((each) => each.key === key);
    if (!finding) throw new AppError('finding.unknown');
    if (!finding.mayAccept) throw new AppError('finding.cannotAccept');
    if ((finding.accepted?.reason ?? '') === reason) return before;
    await storeAcceptance(tx, actor, prefilled, key, reason);
    const kind = reason === '' ? 'findingTakenBack' : 'findingAccepted';
    await writeChange(tx, actor, { kind, applicationUid, field: finding.rule });
    await tx.run(sql`
      update application set version = version + 1 where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    await publishApplicationChanged(tx, [applicationUid]);
    return judgeApplication(tx, prefilled);
  });

async function storeAcceptance(
  tx: Tx,
  actor: Actor,
  prefilled: PrefilledForm,
  key: string,
  reason: string,
): Promise<void> {
  const { applicationUid } = prefilled.application;
  const { no } = await tx.get<{ no: number }>(sql`
    select coalesce(max(acceptance_no), 0) + 1 as no from finding_acceptance
    where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
  const sealed = reason === '' ? null : sealAcceptanceReason(prefilled.key, applicationUid, no, reason);
  await tx.run(sql`
    insert into finding_acceptance (realm_id, application_uid, acceptance_no, key, person_uid, reason)
    values (${tx.realmId}, ${applicationUid}, ${no}, ${key}, ${actor.personUid}, ${sealed})`);
}
