import type { Application } from '@visawright/contract/application.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { lockApplication, readWritten } from './applications.queries.ts';
import { written } from './tell-changed.ts';

type Lodged = BodyOf<Operations['setLodged']>;

const said = (reference: string | null, day: string | null) => [reference, day].filter(Boolean).join(', ') || null;

// The number comes by mail days later, or was typed wrongly: it is put right without moving the application.
export const setLodged = (db: Db, actor: Actor, lodged: Lodged): Promise<Application> =>
  db.transaction(async (tx) => {
    const { applicationUid } = lodged;
    const [reference, day] = [lodged.lodgedReference || null, lodged.lodgedOn];
    const row = await lockApplication(tx, actor, 'application.edit', applicationUid);
    if (row.status !== 'online-form-completed' && row.status !== 'submitted')
      throw new AppError('application.moveRefused');
    const now = await readWritten(tx, actor, applicationUid);
    if (lodged.version !== undefined && lodged.version !== row.version) {
      const differs = [
        { field: 'lodgedReference', yours: reference, theirs: now.lodgedReference },
        { field: 'lodgedOn', yours: day, theirs: now.lodgedOn },
      ].filter(({ yours, theirs }) => yours !== theirs);
      throw new AppError('application.versionStale', { current: now, differs });
    }
    if (now.lodgedReference === reference && now.lodgedOn === day) return now;
    await tx.run(sql`
      update application set lodged_reference = ${reference}, lodged_on = ${day}, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    const was = said(now.lodgedReference, now.lodgedOn);
    await writeChange(tx, actor, {
      kind: 'lodged',
      applicationUid,
      field: 'lodgedReference',
      was,
      became: said(reference, day),
    });
    return written(tx, actor, applicationUid);
  });
