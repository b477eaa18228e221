import sharp from 'sharp';
import { sql, type Db } from '../../platform/db/db.ts';

export const screenWidth = 800;
export const screenQuality = 90;

// The whole page in the width of a screen. Null: it is not wider.
export const renderScreenPicture = async (picture: Buffer, width: number): Promise<Buffer | null> =>
  width > screenWidth
    ? sharp(picture).resize({ width: screenWidth }).jpeg({ quality: screenQuality }).toBuffer()
    : null;

// Without effect if the page has one, or has been erased.
export const insertScreenPicture = (db: Db, pageUid: string, objectKey: string): Promise<number> =>
  db.run(sql`
    insert into screen_picture (realm_id, page_uid, object_key)
    select p.realm_id, p.page_uid, ${objectKey} from page p where p.realm_id = ${db.realmId} and p.page_uid = ${pageUid}
    on conflict do nothing`);
