import type { Application } from '@visawright/contract/application.ts';
import { isEditable } from '@visawright/contract/application-status.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { lockApplication, readWritten } from './applications.queries.ts';
import { tellChanged, written } from './tell-changed.ts';

export const undoSeconds = 10; // as long as the screen offers it
const undoAllowed = sql`interval '30 seconds'`; // a slow line may use some of it

export const deleteApplication = (
  db: Db,
  actor: Actor,
  applicationUid: string,
): Promise<{ applicationUid: string; undoSeconds: number }> =>
  db.transaction(async (tx) => {
    const row = await lockApplication(tx, actor, 'application.edit', applicationUid);
    if (!isEditable(row.status)) throw new AppError('application.notEditable');
    await tx.run(sql`
      update application set deleted_at = clock_timestamp(), deleted_by = ${actor.personUid}, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    await writeChange(tx, actor, { kind: 'deleted', applicationUid });
    await tellChanged(tx, [applicationUid]);
    return { applicationUid, undoSeconds };
  });

// Whoever could have deleted it may take it back; what is not deleted stays as it is.
export const restoreApplication = (db: Db, actor: Actor, applicationUid: string): Promise<Application> =>
  db.transaction(async (tx) => {
    const row = await tx.get<{ is_deleted: boolean; is_recent: boolean }>(sql`
      select a.deleted_at is not null as is_deleted, coalesce(a.deleted_at > clock_timestamp() - ${undoAllowed}, false) as is_recent
      from application a
      where a.realm_id = ${tx.realmId} and a.application_uid = ${applicationUid} and ${inReach('application', actor, 'application.edit')}
      for no key update of a`);
    if (!row.is_deleted) return readWritten(tx, actor, applicationUid);
    if (!row.is_recent) throw new AppError('application.undoTooLate');
    await tx.run(sql`
      update application set deleted_at = null, deleted_by = null, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    await writeChange(tx, actor, { kind: 'restored', applicationUid });
    return written(tx, actor, applicationUid);
  });
