import type { Application } from '@visawright/contract/applications/application.ts';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockApplication, readAfterWrite } from '../records/applications.queries.ts';
import { publishApplicationChanged, publishAndRead } from '../records/publish-application-changed.ts';

const undoSeconds = 10; // how long the screen offers to undo
const undoAllowed = sql`interval '30 seconds'`; // leaves time for a slow connection

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
    await publishApplicationChanged(tx, [applicationUid]);
    return { applicationUid, undoSeconds };
  });

// Anyone who could have deleted it may restore it; restoring an application that is not deleted changes nothing.
export const restoreApplication = (db: Db, actor: Actor, applicationUid: string): Promise<Application> =>
  db.transaction(async (tx) => {
    const row = await tx.get<{ is_deleted: boolean; is_recent: boolean }>(sql`
      select a.deleted_at is not null as is_deleted, coalesce(a.deleted_at > clock_timestamp() - ${undoAllowed}, false) as is_recent
      from application a
      where a.realm_id = ${tx.realmId} and a.application_uid = ${applicationUid} and ${inReach('application', actor, 'application.edit')}
      for no key update of a`);
    if (!row.is_deleted) return readAfterWrite(tx, actor, applicationUid);
    if (!row.is_recent) throw new AppError('application.undoTooLate');
    await tx.run(sql`
      update application set deleted_at = null, deleted_by = null, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    await writeChange(tx, actor, { kind: 'restored', applicationUid });
    return publishAndRead(tx, actor, applicationUid);
  });
