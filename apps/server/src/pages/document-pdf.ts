import { PageOperation, type Polygon } from '@visawright/contract/document.ts';
import { sql, type Db } from '../access/db.ts';
import { AppError } from '../http/app-error.ts';
import type { PaperVault } from '../vault/papers.ts';
import { composePdf, type PdfPage } from './compose-pdf.ts';
import { shownPicture } from './shown-picture.ts';

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

export type StoredPage = PdfPage & { readonly operations: readonly PageOperation[] };

// A document's pages in its own order: those nobody touched that came as text and hide nothing stay as they came, all others are as they
// are shown. For callers who found the document within reach.
export async function storedPages(db: Db, papers: PaperVault, docId: string): Promise<StoredPage[]> {
  const rows = await db.many<Row>(sql`
    select d.applicant_uid, d.operations, p.route, p.n, p.object_key, coalesce(u.unlocked_key, u.object_key) as upload_key,
      u.media_type = 'application/pdf' as is_pdf, k.polygons as hidden
    from document_page d join page p on p.realm_id = d.realm_id and p.page_uid = d.page_uid
    join upload u on u.realm_id = p.realm_id and u.upload_uid = p.upload_uid
    left join page_mask k on k.realm_id = p.realm_id and k.page_uid = p.page_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} order by d.position`);
  const originals = new Map<string, Buffer>();
  const pages: StoredPage[] = [];
  for (const row of rows) {
    const operations = PageOperation.array().parse(row.operations);
    const stored = (key: string) => papers.get(db, row.applicant_uid, key);
    if (row.is_pdf && row.route === 'text' && operations.length === 0 && !row.hidden) {
      const original = originals.get(row.upload_key) ?? (await stored(row.upload_key));
      originals.set(row.upload_key, original);
      pages.push({ original, n: row.n, operations });
    } else {
      const picture = await shownPicture(await stored(row.object_key), operations, row.hidden ?? []);
      pages.push({ picture, operations });
    }
  }
  return pages;
}

// A document as one PDF.
export async function documentPdf(db: Db, papers: PaperVault, docId: string): Promise<Buffer> {
  const pages = await storedPages(db, papers, docId);
  if (pages.length === 0) throw new AppError('document.notRead');
  return composePdf(pages);
}
