import { randomUUID } from 'node:crypto';
import { sql, type Tx } from '../../platform/db/db.ts';
import { hashPixels } from '../readings/reading.ts';
import type { EditablePage } from '../pages/document-pages.ts';
import { insertScreenPicture } from '../pages/screen-picture.ts';
import type { LockedSource } from '../pages/lock-source-document.ts';
import { cancelObjectDeletion, scheduleObjectDeletion } from '../uploads/object-deletion.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { Parts } from '../../platform/parts/parts.ts';
import { sealFileName } from '../records/sealed-file-name.ts';
import { documentObjectKey } from '../../platform/crypto/object-keys.ts';
import { buildPageFile, type PageFile } from './build-page-file.ts';

export interface CopiedPage {
  readonly was: string;
  readonly page: EditablePage;
}

interface PageRow extends PageFile {
  readonly width: number;
  readonly height: number;
  readonly pixel_mac: Buffer;
  readonly thumbnail_key: string;
  readonly text_key: string | null;
  readonly screen_key: string | null;
}

const atOnce = 4;

// Opens the objects of these pages with one applicant's key and seals them with the other's.
export async function copyPages(
  parts: Pick<Parts, 'tenants' | 'sealedObjects'>,
  tx: Tx,
  source: Pick<LockedSource, 'row' | 'fileName' | 'pages'>,
  { to, toKey, by }: { readonly to: string; readonly toKey: ApplicantKey; readonly by: string },
): Promise<{ readonly uploadUid: string; readonly pages: readonly CopiedPage[] }> {
  const from = source.row.applicant_uid;
  const uploadUid = randomUUID();
  // Outside this transaction, so that objects stay tracked if it is rolled back.
  const outerDb = parts.tenants.forRealm(tx.realmId);
  const shownAs = new Map(source.pages.map((page) => [page.pageUid, page]));
  const rows = await rowsOf(tx, source.row.document_uid, [...shownAs.keys()]);
  const load = (key: string) => parts.sealedObjects.get(tx, from, key);
  const store = async (bytes: Buffer, ...name: string[]): Promise<{ key: string; sealedSha256: Buffer }> => {
    const key = documentObjectKey(tx, to, ...name);
    await scheduleObjectDeletion(outerDb, key);
    return { key, ...(await parts.sealedObjects.put(tx, to, key, bytes)) };
  };
  const file = await buildPageFile(tx, rows, load);
  const original = await store(file.bytes, 'upload', uploadUid);
  await tx.run(sql`
    insert into upload (realm_id, upload_uid, applicant_uid, uploaded_by, name, media_type, byte_size, content_mac,
      object_key, sealed_sha256)
    values (${tx.realmId}, ${uploadUid}, ${to}, ${by}, ${sealFileName(toKey, source.fileName)}, ${file.mediaType},
      ${file.bytes.length}, ${parts.sealedObjects.contentMac(tx, to, file.bytes)}, ${original.key}, ${original.sealedSha256})`);
  const keys: string[] = [original.key];
  const copy = async (row: PageRow, n: number) => {
    const image = await store(await load(row.object_key), 'page', uploadUid, `${n}-picture`);
    const thumbnail = await store(await load(row.thumbnail_key), 'page', uploadUid, `${n}-thumbnail`);
    const screen = row.screen_key && (await store(await load(row.screen_key), 'page', uploadUid, `${n}-screen`));
    const text = row.text_key && (await store(await load(row.text_key), 'page', uploadUid, `${n}-text`));
    return {
      image: image.key,
      thumbnail: thumbnail.key,
      screen: screen ? screen.key : null,
      text: text ? text.key : null,
    };
  };
  const pages: CopiedPage[] = [];
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce);
    const copied = await Promise.all(some.map((row, at) => copy(row, first + at)));
    for (const [at, row] of some.entries()) {
      const { image, thumbnail, screen, text } = copied[at]!;
      keys.push(image, thumbnail, ...[screen, text].filter((key) => key !== null));
      const { uid } = await tx.get<{ uid: string }>(sql`
        insert into page (realm_id, upload_uid, applicant_uid, n, width, height, route, pixel_mac, object_key, thumbnail_key, text_key)
        values (${tx.realmId}, ${uploadUid}, ${to}, ${first + at}, ${row.width}, ${row.height}, ${row.route}, ${row.pixel_mac},
          ${image}, ${thumbnail}, ${text}) returning page_uid as uid`);
      if (screen !== null) await insertScreenPicture(tx, uid, screen);
      await tx.run(sql`
        insert into page_mask (realm_id, page_uid, polygons, guessed)
        select realm_id, ${uid}, polygons, guessed from page_mask where realm_id = ${tx.realmId} and page_uid = ${row.page_uid}`);
      const shown = shownAs.get(row.page_uid)!;
      const pixels = hashPixels(shown.pixelMac, shown.operations);
      pages.push({ was: row.page_uid, page: { ...shown, pageUid: uid, pixels } });
    }
  }
  for (const key of keys) await cancelObjectDeletion(tx, key);
  return { uploadUid, pages };
}

const rowsOf = (tx: Tx, docId: string, pageUids: readonly string[]): Promise<PageRow[]> =>
  tx.many<PageRow>(sql`
    select p.page_uid, p.upload_uid, p.n, p.width, p.height, p.route, p.pixel_mac, p.object_key, p.thumbnail_key, p.text_key,
      s.object_key as screen_key,
      coalesce(u.unlocked_key, u.object_key) as upload_key, u.media_type
    from document_page d join page p on p.realm_id = d.realm_id and p.page_uid = d.page_uid
    join upload u on u.realm_id = p.realm_id and u.upload_uid = p.upload_uid
    left join screen_picture s on s.realm_id = p.realm_id and s.page_uid = p.page_uid
    where d.realm_id = ${tx.realmId} and d.document_uid = ${docId} and d.page_uid = any(${pageUids}::uuid[])
    order by d.position`);
