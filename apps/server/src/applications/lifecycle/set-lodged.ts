import type { Application } from '@visawright/contract/applications/application.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockApplication, readAfterWrite } from '../records/applications.queries.ts';
import { publishAndRead } from '../records/publish-application-changed.ts';

type Lodged = BodyOf<Operations['setLodged']>;

const describeLodging = (reference: string | null, day: string | null) =>
  [reference, day].filter(Boolean).join(', ') || null;

// The reference number often arrives days later or has a typo, so it can be corrected without another transition.
export const setLodged = (db: Db, actor: Actor, lodged: Lodged): Promise<Application> =>
  db.transaction(async (tx) => {
    const { applicationUid } = lodged;
    const [reference, day] = [lodged.lodgedReference || null, lodged.lodgedOn];
    const row = await lockApplication(tx, actor, 'application.edit', applicationUid);
    if (row.status !== 'online-form-completed' && row.status !== 'submitted')
      throw new AppError('application.moveRefused');
    const now = await readAfterWrite(tx, actor, applicationUid);
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
    const was = describeLodging(now.lodgedReference, now.lodgedOn);
    await writeChange(tx, actor, {
      kind: 'lodged',
      applicationUid,
      field: 'lodgedReference',
      was,
      became: describeLodging(reference, day),
    });
    return publishAndRead(tx, actor, applicationUid);
  });
