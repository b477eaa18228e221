import { randomUUID } from 'node:crypto';
import { documentObjectKey } from '../../platform/crypto/object-keys.ts';
import { sql } from '../../platform/db/db.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { insertScreenPicture, renderScreenPicture } from '../pages/screen-picture.ts';
import { cancelObjectDeletion, scheduleObjectDeletion } from '../uploads/object-deletion.ts';

interface OpenedPage {
  readonly docId: string;
  readonly pageUid: string;
  readonly applicantUid: string;
  readonly width: number;
}

// For a page that was rendered before screen pictures were stored. Where it cannot be stored the page is shown all the same, and its
// picture is made again the next time.
export async function makeScreenPicture(call: ActorCall, page: OpenedPage, picture: Buffer): Promise<Buffer> {
  const screen = await renderScreenPicture(picture, page.width);
  if (!screen) return picture;
  await storeScreenPicture(call, page, screen).catch(() => undefined);
  return screen;
}

// Of two people who open the page at the same time one stores the picture; the object of the other is swept.
async function storeScreenPicture(
  { db, parts }: ActorCall,
  { docId, pageUid, applicantUid }: OpenedPage,
  screen: Buffer,
): Promise<void> {
  const key = documentObjectKey(db, applicantUid, 'page', pageUid, `screen-${randomUUID()}`);
  await scheduleObjectDeletion(db, key);
  await parts.sealedObjects.put(db, applicantUid, key, screen);
  await db.transaction(async (tx) => {
    const isThere = await tx.find(sql`
      select from document where realm_id = ${tx.realmId} and document_uid = ${docId} and deleted_at is null for share`);
    if (isThere && (await insertScreenPicture(tx, pageUid, key)) > 0) await cancelObjectDeletion(tx, key);
  });
}
