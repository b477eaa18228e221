import sharp from 'sharp';
import { sql, type Db, type SealedObjectStore } from '@visawright/server/tools.ts';
import type { GoodResult } from './send-good-files.ts';

interface PageRow {
  readonly applicant_uid: string;
  readonly object_key: string;
  readonly thumbnail_key: string;
  readonly screen_key: string | null;
  readonly width: number;
  readonly height: number;
}

const distinctive = ['Exif', 'Peepal', 'camera', 'xmpmeta', 'Flatbed'];

// Finds metadata of the original file in its derived pictures, and pictures that are not upright.
export async function findMetadataLeft(
  db: Db,
  sealedObjects: SealedObjectStore,
  files: readonly GoodResult[],
): Promise<{ pages: number; left: string[]; notUpright: string[] }> {
  const [left, notUpright]: [string[], string[]] = [[], []];
  let pages = 0;
  for (const { docId, name, size } of files) {
    if (docId === undefined) continue;
    const rows = await db.many<PageRow>(sql`
      select p.applicant_uid, p.object_key, p.thumbnail_key, s.object_key as screen_key, p.width, p.height from page p
      left join screen_picture s on s.realm_id = p.realm_id and s.page_uid = p.page_uid
      join document d on d.realm_id = p.realm_id and d.upload_uid = p.upload_uid
      where p.realm_id = ${db.realmId} and d.document_uid = ${docId}`);
    for (const row of rows) {
      pages++;
      for (const key of [row.object_key, row.thumbnail_key, row.screen_key]) {
        if (key === null) continue;
        const bytes = await sealedObjects.get(db, row.applicant_uid, key);
        const { exif, iptc, xmp, format } = await sharp(bytes).metadata();
        if (exif || iptc || xmp || format !== 'jpeg' || distinctive.some((word) => bytes.includes(word)))
          left.push(name);
      }
      if (size && (size.width !== row.width || size.height !== row.height)) notUpright.push(name);
    }
  }
  return { pages, left, notUpright };
}
