import { randomUUID } from 'node:crypto';
import { sql, type Tx } from '../access/db.ts';
import { pixelsOf } from './reading.ts';
import type { PageOfDocument } from '../pages/document-pages.ts';
import type { Source } from '../pages/source.ts';
import { adoptObject, expectOrphan } from '../uploads/expect-orphan.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';
import type { ReadingParts } from './reading-run.ts';
import { sealName } from '../vault/file-names.ts';
import { paperKey } from '../vault/object-keys.ts';
import { fileOf, type PageFile } from './moved-file.ts';

export interface MovedPage {
  readonly was: string;
  readonly page: PageOfDocument;
}

interface PageRow extends PageFile {
  readonly page_uid: string;
  readonly width: number;
  readonly height: number;
  readonly pixel_sha256: Buffer;
  readonly thumbnail_key: string;
  readonly text_key: string | null;
}

const atOnce = 4;

// Every object is opened with one key and sealed with the other; the file is the one that came, or as much of it as this paper is.
export async function movePages(
  parts: Pick<ReadingParts, 'tenants' | 'papers'>,
  tx: Tx,
  source: Source,
  { to, toKey, by }: { readonly to: string; readonly toKey: ApplicantKey; readonly by: string },
): Promise<{ readonly uploadUid: string; readonly pages: readonly MovedPage[] }> {
  const from = source.row.applicant_uid;
  const uploadUid = randomUUID();
  const apart = parts.tenants.forRealm(tx.realmId); // an object stays known although this transaction may be undone
  const rows = await rowsOf(tx, source.row.document_uid);
  const stored = (key: string) => parts.papers.get(tx, from, key);
  const keep = async (bytes: Buffer, ...name: string[]): Promise<{ key: string; sealedSha256: Buffer }> => {
    const key = paperKey(tx, to, ...name);
    await expectOrphan(apart, key);
    return { key, ...(await parts.papers.put(tx, to, key, bytes)) };
  };
  const file = await fileOf(tx, source.row.document_uid, rows, stored);
  const original = await keep(file.bytes, 'upload', uploadUid);
  await tx.run(sql`
    insert into upload (realm_id, upload_uid, applicant_uid, uploaded_by, name, media_type, byte_size, content_mac, object_key, sealed_sha256)
    values (${tx.realmId}, ${uploadUid}, ${to}, ${by}, ${sealName(toKey, source.fileName)}, ${file.mediaType},
      ${file.bytes.length}, ${parts.papers.contentMac(tx, to, file.bytes)}, ${original.key}, ${original.sealedSha256})`);
  const keys: string[] = [original.key];
  const copy = async (row: PageRow, n: number) => {
    const image = await keep(await stored(row.object_key), 'page', uploadUid, `${n}-picture`);
    const thumbnail = await keep(await stored(row.thumbnail_key), 'page', uploadUid, `${n}-thumbnail`);
    const text = row.text_key && (await keep(await stored(row.text_key), 'page', uploadUid, `${n}-text`));
    return { image: image.key, thumbnail: thumbnail.key, text: text ? text.key : null };
  };
  const pages: MovedPage[] = [];
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce);
    const copied = await Promise.all(some.map((row, at) => copy(row, first + at)));
    for (const [at, row] of some.entries()) {
      const { image, thumbnail, text } = copied[at]!;
      keys.push(image, thumbnail, ...(text ? [text] : []));
      const { uid } = await tx.get<{ uid: string }>(sql`
        insert into page (realm_id, upload_uid, applicant_uid, n, width, height, route, pixel_sha256, object_key, thumbnail_key, text_key)
        values (${tx.realmId}, ${uploadUid}, ${to}, ${first + at}, ${row.width}, ${row.height}, ${row.route}, ${row.pixel_sha256},
          ${image}, ${thumbnail}, ${text}) returning page_uid as uid`);
      await tx.run(sql`
        insert into page_mask (realm_id, page_uid, polygons, guessed)
        select realm_id, ${uid}, polygons, guessed from page_mask where realm_id = ${tx.realmId} and page_uid = ${row.page_uid}`);
      const shown = source.pages[first + at]!;
      const pixels = pixelsOf(shown.pixelSha256, shown.operations);
      pages.push({ was: row.page_uid, page: { ...shown, pageUid: uid, pixels } });
    }
  }
  for (const key of keys) await adoptObject(tx, key);
  return { uploadUid, pages };
}

const rowsOf = (tx: Tx, docId: string): Promise<PageRow[]> =>
  tx.many<PageRow>(sql`
    select p.page_uid, p.upload_uid, p.n, p.width, p.height, p.route, p.pixel_sha256, p.object_key, p.thumbnail_key, p.text_key,
      coalesce(u.unlocked_key, u.object_key) as upload_key, u.media_type
    from document_page d join page p on p.realm_id = d.realm_id and p.page_uid = d.page_uid
    join upload u on u.realm_id = p.realm_id and u.upload_uid = p.upload_uid
    where d.realm_id = ${tx.realmId} and d.document_uid = ${docId} order by d.position`);
