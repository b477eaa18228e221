import { PageOperation, type Polygon } from '@visawright/contract/documents/document.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { SealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import { composePdf, type PdfPage } from './compose-pdf.ts';
import { renderShownPicture } from './render-shown-picture.ts';

interface Row {
  readonly applicant_uid: string;
  readonly operations: unknown;
  readonly route: 'text' | 'scan' | 'photo';
  readonly n: number;
  readonly object_key: string;
  readonly upload_key: string;
  readonly is_pdf: boolean;
  readonly hidden: readonly Polygon[] | null;
}

export type DocumentPdfPage = PdfPage & { readonly operations: readonly PageOperation[] };

// The document's pages in order. Unedited text pages without a mask stay as in the original file; all others become
// pictures as shown. The caller has checked access.
export async function loadPdfPages(
  db: Db,
  sealedObjects: SealedObjectStore,
  docId: string,
): Promise<DocumentPdfPage[]> {
  const rows = await db.many<Row>(sql`
    select d.applicant_uid, d.operations, p.route, p.n, p.object_key, coalesce(u.unlocked_key, u.object_key) as upload_key,
      u.media_type = 'application/pdf' as is_pdf, k.polygons as hidden
    from document_page d join page p on p.realm_id = d.realm_id and p.page_uid = d.page_uid
    join upload u on u.realm_id = p.realm_id and u.upload_uid = p.upload_uid
    left join page_mask k on k.realm_id = p.realm_id and k.page_uid = p.page_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} order by d.position`);
  const originals = new Map<string, Buffer>();
  const pages: DocumentPdfPage[] = [];
  for (const row of rows) {
    const operations = PageOperation.array().parse(row.operations);
    const stored = (key: string) => sealedObjects.get(db, row.applicant_uid, key);
    if (row.is_pdf && row.route === 'text' && operations.length === 0 && !row.hidden) {
      const original = originals.get(row.upload_key) ?? (await stored(row.upload_key));
      originals.set(row.upload_key, original);
      pages.push({ original, n: row.n, operations });
    } else {
      const picture = await renderShownPicture(await stored(row.object_key), operations, row.hidden ?? []);
      pages.push({ picture, operations });
    }
  }
  return pages;
}

export async function buildDocumentPdf(db: Db, sealedObjects: SealedObjectStore, docId: string): Promise<Buffer> {
  const pages = await loadPdfPages(db, sealedObjects, docId);
  if (pages.length === 0) throw new AppError('document.notRead');
  return composePdf(pages);
}
