import { lockApplication } from '../applications/applications.queries.ts';
import { tellChanged } from '../applications/tell-changed.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { markOutdated } from '../packages/mark-outdated.ts';
import { openPhoto } from './get-photo.ts';
import { photoState } from './photo-state.ts';
import { dropNudge, keepNudge } from './photos.queries.ts';

// The frame may be moved until the application is handed in: a package that was built with the frame as it lay is outdated by it.
export const nudgePhoto: Handler<'nudgePhoto'> = async (call, { body }) => {
  const { db, parts, actor } = call;
  const { applicationUid, docId, nudge } = body;
  const held = await db.transaction(async (tx) => {
    const { status } = await lockApplication(tx, actor, 'document.edit', applicationUid);
    if (status === 'submitted') throw new AppError('application.notEditable');
    const before = await openPhoto(tx, parts.keys, actor, { applicationUid, docId });
    if (JSON.stringify(before.nudge) === JSON.stringify(nudge)) return before;
    if (nudge) await keepNudge(tx, { applicationUid, docId, personUid: actor.personUid }, nudge);
    else await dropNudge(tx, applicationUid, docId);
    await markOutdated(tx, applicationUid);
    await tellChanged(tx, [applicationUid]);
    return { ...before, nudge };
  });
  return photoState(call, applicationUid, held);
};
