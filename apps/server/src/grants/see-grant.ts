import type { GrantState } from '@visawright/contract/grant.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { lockApplication } from '../applications/applications.queries.ts';
import { tellChanged } from '../applications/tell-changed.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { getGrant } from './get-grant.ts';
import { markSeen } from './grants.queries.ts';

// Only what was read can have been seen.
export const seeGrant = (db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<GrantState> =>
  db.transaction(async (tx) => {
    await lockApplication(tx, actor, 'document.edit', applicationUid);
    const { state, seenAt } = await getGrant(tx, keys, actor, applicationUid);
    if (state !== 'read') throw new AppError('record.notFound');
    if (seenAt === null && (await markSeen(tx, applicationUid, actor.personUid)) > 0) {
      await writeChange(tx, actor, { kind: 'grantSeen', applicationUid });
      await tellChanged(tx, [applicationUid]);
    }
    return getGrant(tx, keys, actor, applicationUid);
  });
