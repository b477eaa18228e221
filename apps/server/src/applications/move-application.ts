import type { Application } from '@visawright/contract/application.ts';
import { transitions, type TransitionReason } from '@visawright/contract/application-status.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { lockApplication, readWritten } from './applications.queries.ts';
import { withLifeRefusals } from './life-refusals.ts';
import { written } from './tell-changed.ts';

type Move = BodyOf<Operations['moveApplication']>;

// The others happen by themselves: a first document, an accepted declaration, a built package.
const saidByPeople: readonly TransitionReason[] = ['reopened', 'onlineFormDone', 'personSubmitted', 'paperSubmitted'];

export const moveApplication = (db: Db, actor: Actor, move: Move): Promise<Application> =>
  db.transaction(async (tx) => {
    const { applicationUid, to } = move;
    const row = await lockApplication(tx, actor, 'application.edit', applicationUid);
    if (move.version !== undefined && move.version !== row.version) {
      const current = await readWritten(tx, actor, applicationUid);
      const differs = [{ field: 'status', yours: to, theirs: current.status }];
      throw new AppError('application.versionStale', { current, differs });
    }
    const step = transitions.find((each) => each.from === row.status && each.to === to);
    if (!step || !saidByPeople.includes(step.by)) throw new AppError('application.moveRefused');
    await withLifeRefusals(
      tx.run(sql`
        update application set status = ${to}, lodged_reference = coalesce(${move.lodgedReference || null}, lodged_reference),
          lodged_on = coalesce(${move.lodgedOn ?? null}, lodged_on), version = version + 1
        where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`),
    );
    const change = { kind: 'moved', applicationUid, field: 'status', was: row.status, became: to };
    await writeChange(tx, actor, { ...change, reason: move.reason || move.lodgedReference || null });
    return written(tx, actor, applicationUid);
  });
