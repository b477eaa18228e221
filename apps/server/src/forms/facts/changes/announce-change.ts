import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../../platform/db/db.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { announcementText } from './announcement-text.ts';
import type { ChangeItem } from './fact-changes.queries.ts';
import { affectedStaff } from './open-trips.queries.ts';

// Tells the agencies that have open applications with the changed forms.
export async function announceChange(tx: Tx, actor: Actor, items: readonly ChangeItem[]): Promise<void> {
  const personUids = await affectedStaff(tx, [...new Set(items.map(({ formId }) => formId))]);
  if (personUids.length === 0) return;
  const { title, body } = announcementText(items);
  const { uid } = await tx.get<{ uid: string }>(sql`
    insert into announcement (realm_id, person_uid, title, body) values (${tx.realmId}, ${actor.personUid}, ${title}, ${body})
    returning announcement_uid as uid`);
  await notify(tx, { personUids, kind: 'announcement', causedBy: actor.personUid, announcementUid: uid });
}
