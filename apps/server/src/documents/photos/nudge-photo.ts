import { lockApplication } from '../../applications/records/applications.queries.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { loadPhoto } from './get-photo.ts';
import { presentPhotoState } from './present-photo-state.ts';
import { deletePhotoOffset, storePhotoOffset } from './photos.queries.ts';

// The frame can be adjusted until the application is submitted; a package built before is outdated by it.
export type PhotoChanged = (tx: Tx, applicationUid: string) => Promise<unknown>;

export const nudgePhoto =
  (photoChanged: PhotoChanged): Handler<'nudgePhoto'> =>
  async (call, { body }) => {
    const { db, parts, actor } = call;
    const { applicationUid, docId, nudge } = body;
    const held = await db.transaction(async (tx) => {
      const { status } = await lockApplication(tx, actor, 'document.edit', applicationUid);
      if (status === 'submitted') throw new AppError('application.notEditable');
      const before = await loadPhoto(tx, parts.keys, actor, { applicationUid, docId });
      if (JSON.stringify(before.nudge) === JSON.stringify(nudge)) return before;
      if (nudge) await storePhotoOffset(tx, { applicationUid, docId, personUid: actor.personUid }, nudge);
      else await deletePhotoOffset(tx, applicationUid, docId);
      await photoChanged(tx, applicationUid);
      await publishApplicationChanged(tx, [applicationUid]);
      return { ...before, nudge };
    });
    return presentPhotoState(call, applicationUid, held);
  };
