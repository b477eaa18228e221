import { PageOperation } from '@visawright/contract/documents/document.ts';
import {
  homographyOf,
  shownSize,
  showsTheSame,
  wholePage,
  type Size,
} from '@visawright/contract/documents/page-geometry.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { hashPixels } from '../readings/reading.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ReadablePage } from '../readings/remap-readings.ts';

export interface EditablePage extends ReadablePage, Size {
  readonly operations: readonly PageOperation[];
  readonly pixelMac: Buffer;
}

interface Row extends Size {
  readonly page_uid: string;
  readonly operations: unknown;
  readonly homography: number[];
  readonly pixel_mac: Buffer;
}

export async function loadPages(db: Db, docId: string): Promise<EditablePage[]> {
  const rows = await db.many<Row>(sql`
    select d.page_uid, d.operations, d.homography, p.width, p.height, p.pixel_mac
    from document_page d join page p on p.realm_id = d.realm_id and p.page_uid = d.page_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} order by d.position`);
  return rows.map(toEditablePage);
}

function toEditablePage({ page_uid: pageUid, operations: stored, pixel_mac: pixelMac, ...rest }: Row): EditablePage {
  const operations = PageOperation.array().parse(stored);
  return { pageUid, ...rest, operations, pixelMac, pixels: hashPixels(pixelMac, operations) };
}

// Pages of the traveller that are in no document any more, without operations.
export async function loadUnplacedPages(
  db: Db,
  applicantUid: string,
  pageUids: readonly string[],
): Promise<EditablePage[]> {
  const rows = await db.many<Omit<Row, 'operations' | 'homography'>>(sql`
    select p.page_uid, p.width, p.height, p.pixel_mac from page p
    where p.realm_id = ${db.realmId} and p.applicant_uid = ${applicantUid} and p.page_uid = any(${[...pageUids]}::uuid[])
      and not exists (select from document_page d where d.realm_id = p.realm_id and d.page_uid = p.page_uid)`);
  return rows.map((row) => toEditablePage({ ...row, operations: [], homography: [...wholePage] }));
}

const smallest = 16; // pixels: nothing is readable below this size

// Operations that produce the same picture leave the page unchanged, so that its values stay valid.
export function applyOperations(page: EditablePage, wanted: readonly PageOperation[]): EditablePage {
  if (showsTheSame(wanted, page.operations)) return page;
  const operations = showsTheSame(wanted, []) ? [] : wanted;
  const { width, height } = shownSize(page, operations);
  if (Math.min(width, height) < smallest) throw new AppError('input.invalid');
  return {
    ...page,
    operations,
    homography: homographyOf(operations),
    pixels: hashPixels(page.pixelMac, operations),
  };
}

export async function storePages(
  tx: Tx,
  { docId, applicantUid }: { readonly docId: string; readonly applicantUid: string },
  pages: readonly EditablePage[],
): Promise<void> {
  if (new Set(pages.map(({ pageUid }) => pageUid)).size < pages.length) throw new AppError('input.invalid');
  await tx.run(sql`delete from document_page where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  const list = pages.map(({ pageUid, operations, homography }) => ({ pageUid, operations, homography }));
  await tx.run(sql`
    insert into document_page (realm_id, document_uid, position, page_uid, applicant_uid, operations, homography)
    select ${tx.realmId}, ${docId}, w.n - 1, (w.page ->> 'pageUid')::uuid, ${applicantUid}, w.page -> 'operations',
      array(select number::double precision from jsonb_array_elements_text(w.page -> 'homography') number)
    from jsonb_array_elements(${JSON.stringify(list)}::jsonb) with ordinality w (page, n)`);
}

// A page list that a person made, as a new version. The pipeline never splits such a document again.
export async function savePages(
  tx: Tx,
  { personUid }: Pick<Actor, 'personUid'>,
  of: { readonly docId: string; readonly applicantUid: string },
  pages: readonly EditablePage[],
): Promise<void> {
  await saveVersion(tx, of.docId, null);
  await storePages(tx, of, pages);
  await saveVersion(tx, of.docId, personUid);
  await tx.run(sql`
    update document set arranged_by = ${personUid} where realm_id = ${tx.realmId} and document_uid = ${of.docId}`);
}

// The list before the first edit is saved once, as made by the system; a list without pages is no version.
const saveVersion = (tx: Tx, docId: string, by: string | null): Promise<number> =>
  tx.run(sql`
    insert into document_version (realm_id, document_uid, version_no, pages, made_by)
    select d.realm_id, d.document_uid, 1 + (
        select coalesce(max(v.version_no), 0) from document_version v
        where v.realm_id = ${tx.realmId} and v.document_uid = ${docId}),
      jsonb_agg(jsonb_build_object('pageUid', d.page_uid, 'operations', d.operations) order by d.position), ${by}
    from document_page d
    where d.realm_id = ${tx.realmId} and d.document_uid = ${docId} and (${by}::uuid is not null or not exists (
      select from document_version v where v.realm_id = ${tx.realmId} and v.document_uid = ${docId}))
    group by d.realm_id, d.document_uid`);
