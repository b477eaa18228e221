import { createHash } from 'node:crypto';
import type { DocumentCategory, DocumentState } from '@visawright/contract/document.ts';
import { placeOf, type PlacedPage } from '@visawright/contract/page-place.ts';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { sql, type Db } from '../access/db.ts';
import { placedPages } from '../forms/forms.queries.ts';
import { storedPages } from '../pages/document-pdf.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';
import { openName } from '../vault/file-names.ts';
import type { PaperVault } from '../vault/papers.ts';
import type { PackagePaper } from './build/package-input.ts';

export interface AttachedPaper {
  readonly docId: string;
  readonly category: DocumentCategory;
  readonly kind: string | null;
  readonly state: DocumentState;
  readonly name: Buffer | null;
  readonly upload_key: string; // the file as it came; of pages put together, the first one's
}

// In the application's order; those that have pages to show. Beyond any reach: the application was found before.
export const attachedPapers = (db: Db, applicationUid: string): Promise<AttachedPaper[]> =>
  db.many<AttachedPaper>(sql`
    select d.document_uid as "docId", d.category, d.kind, d.state, coalesce(d.name, u.name) as name, u.object_key as upload_key
    from application_document x
    join document d on d.realm_id = x.realm_id and d.document_uid = x.document_uid and d.deleted_at is null
    join lateral (
      select l.name, l.object_key from document_page m
      join page p on p.realm_id = m.realm_id and p.page_uid = m.page_uid
      join upload l on l.realm_id = p.realm_id and l.upload_uid = coalesce(d.upload_uid, p.upload_uid)
      where m.realm_id = d.realm_id and m.document_uid = d.document_uid order by m.position limit 1) u on true
    where x.realm_id = ${db.realmId} and x.application_uid = ${applicationUid} and d.state in ('checked', 'failed')
    order by x.position, d.document_uid`);

export async function packagePaper(
  db: Db,
  papers: PaperVault,
  key: ApplicantKey,
  applicantUid: string,
  { docId, name, upload_key }: AttachedPaper,
): Promise<PackagePaper> {
  const original = await papers.get(db, applicantUid, upload_key);
  return {
    docId,
    fileName: name === null ? '' : openName(key, name),
    sha256: createHash('sha256').update(original).digest('hex'),
    pages: await storedPages(db, papers, docId),
  };
}

// A value's place as the papers lie now; none for one whose page is not in them any more.
export async function placesNow(db: Db, applicationUid: string): Promise<(source: PageEvidence) => PageEvidence[]> {
  const rows = await placedPages(db, applicationUid);
  const pages = new Map<string, PlacedPage[]>();
  for (const { document_uid, page_uid: pageUid, homography } of rows)
    pages.set(document_uid, [...(pages.get(document_uid) ?? []), { pageUid, homography }]);
  return (source) => {
    const pageIndex = placeOf(pages.get(source.docId) ?? [], source);
    return pageIndex === -1 ? [] : [{ ...source, pageIndex }];
  };
}
