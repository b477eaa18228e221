import type { Application } from '@visawright/contract/applications/application.ts';
import { transitions, type TransitionReason } from '@visawright/contract/applications/application-status.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockApplication, readAfterWrite } from '../records/applications.queries.ts';
import { translateRefusals } from '../records/translate-refusals.ts';
import { publishAndRead } from '../records/publish-application-changed.ts';

type Move = BodyOf<Operations['moveApplication']>;

// The other transitions follow from a first document, an accepted declaration or a built package.
const movesByPeople: readonly TransitionReason[] = [
  'reopened',
  'onlineFormDone',
  'personSubmitted',
  'submittedInPerson',
];

export const moveApplication = (db: Db, keys: KeyStore, actor: Actor, move: Move): Promise<Application> =>
  db.transaction(async (tx) => {
    const { applicationUid, to } = move;
    const row = await lockApplication(tx, actor, 'application.edit', applicationUid);
    if (move.version !== undefined && move.version !== row.version) {
      const current = await readAfterWrite(tx, actor, applicationUid);
      const differs = [{ field: 'status', yours: to, theirs: current.status }];
      throw new AppError('application.versionStale', { current, differs });
    }
    const step = transitions.find((each) => each.from === row.status && each.to === to);
    if (!step || !movesByPeople.includes(step.by)) throw new AppError('application.moveRefused');
    await translateRefusals(
      tx.run(sql`
        update application set status = ${to}, lodged_reference = coalesce(${move.lodgedReference || null}, lodged_reference),
          lodged_on = coalesce(${move.lodgedOn ?? null}, lodged_on), version = version + 1
        where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`),
    );
    const change = { kind: 'moved', applicationUid, field: 'status', was: row.status, became: to };
    const text = move.reason || move.lodgedReference;
    const reason = text ? { text, key: await loadApplicantKey(tx, keys, row.applicant_uid) } : null;
    await writeChange(tx, actor, { ...change, reason });
    // Without a receipt of the browser extension, it is the person's own statement.
    if (step.by === 'onlineFormDone') await writeChange(tx, actor, { kind: 'onlineFormStated', applicationUid });
    return publishAndRead(tx, actor, applicationUid);
  });
