import { PageOperation } from '@visawright/contract/document.ts';
import { homographyOf, shownSize, showsTheSame, type Size } from '@visawright/contract/page-geometry.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import { pixelsOf } from '../documents/reading.ts';
import { AppError } from '../http/app-error.ts';
import type { ShownPage } from './carry.ts';

export interface PageOfDocument extends ShownPage, Size {
  readonly operations: readonly PageOperation[];
  readonly pixelSha256: Buffer;
}

interface Row extends Size {
  readonly page_uid: string;
  readonly operations: unknown;
  readonly homography: number[];
  readonly pixel_sha256: Buffer;
}

export async function pagesOf(db: Db, docId: string): Promise<PageOfDocument[]> {
  const rows = await db.many<Row>(sql`
    select d.page_uid, d.operations, d.homography, p.width, p.height, p.pixel_sha256
    from document_page d join page p on p.realm_id = d.realm_id and p.page_uid = d.page_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} order by d.position`);
  return rows.map(({ page_uid, operations: kept, homography, width, height, pixel_sha256: pixelSha256 }) => {
    const operations = PageOperation.array().parse(kept);
    return {
      pageUid: page_uid,
      width,
      height,
      homography,
      operations,
      pixelSha256,
      pixels: pixelsOf(pixelSha256, operations),
    };
  });
}

const smallest = 16; // pixels: nothing can be read or seen on less

// The page with this done to it instead. What comes to the same picture is the same, so that its values stay.
export function shownBy(page: PageOfDocument, wanted: readonly PageOperation[]): PageOfDocument {
  if (showsTheSame(wanted, page.operations)) return page;
  const operations = showsTheSame(wanted, []) ? [] : wanted;
  const { width, height } = shownSize(page, operations);
  if (Math.min(width, height) < smallest) throw new AppError('input.invalid');
  return { ...page, operations, homography: homographyOf(operations), pixels: pixelsOf(page.pixelSha256, operations) };
}

export async function putPages(
  tx: Tx,
  { docId, applicantUid }: { readonly docId: string; readonly applicantUid: string },
  pages: readonly PageOfDocument[],
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

// A person's arrangement stands: the product never parts it again by itself.
export const arranged = (tx: Tx, { personUid }: Pick<Actor, 'personUid'>, docId: string): Promise<number> =>
  tx.run(
    sql`update document set arranged_by = ${personUid} where realm_id = ${tx.realmId} and document_uid = ${docId}`,
  );
