import type { GrantState } from '@visawright/contract/delivery/grant.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { lockApplication } from '../../applications/records/applications.queries.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getGrant } from './get-grant.ts';
import { storeGrantSeen } from './grants.queries.ts';

// Only the comparison of a visa that has been read can be marked as seen.
export const markGrantSeen = (db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<GrantState> =>
  db.transaction(async (tx) => {
    await lockApplication(tx, actor, 'document.edit', applicationUid);
    const { state, seenAt } = await getGrant(tx, keys, actor, applicationUid);
    if (state !== 'read') throw new AppError('record.notFound');
    if (seenAt === null && (await storeGrantSeen(tx, applicationUid, actor.personUid)) > 0) {
      await writeChange(tx, actor, { kind: 'grantSeen', applicationUid });
      await publishApplicationChanged(tx, [applicationUid]);
    }
    return getGrant(tx, keys, actor, applicationUid);
  });
