import { createHash } from 'node:crypto';
import type { DocumentCategory, DocumentState } from '@visawright/contract/documents/document-facts.ts';
import { visiblePageIndex, type LocatedPage } from '@visawright/contract/documents/visible-page-index.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { placedPages } from '../../forms/prefilled-form/prefilled-form.queries.ts';
import { loadPdfPages } from '../../documents/pages/build-document-pdf.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { openFileName } from '../../documents/records/sealed-file-name.ts';
import type { SealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import type { PackageDocument } from './build/package-input.ts';

export interface AttachedDocument {
  readonly docId: string;
  readonly category: DocumentCategory;
  readonly kind: string | null;
  readonly state: DocumentState;
  readonly name: Buffer | null;
  readonly upload_key: string; // the uploaded file; for a document merged from several uploads, the first one's
}

// In the application's order, only documents with pages. The caller has already checked access to the application.
export const attachedDocuments = (db: Db, applicationUid: string): Promise<AttachedDocument[]> =>
  db.many<AttachedDocument>(sql`
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

export async function packageDocument(
  db: Db,
  sealedObjects: SealedObjectStore,
  key: ApplicantKey,
  applicantUid: string,
  { docId, name, upload_key }: AttachedDocument,
): Promise<PackageDocument> {
  const original = await sealedObjects.get(db, applicantUid, upload_key);
  return {
    docId,
    fileName: name === null ? '' : openFileName(key, name),
    sha256: createHash('sha256').update(original).digest('hex'),
    pages: await loadPdfPages(db, sealedObjects, docId),
  };
}

// Updates the page index of a source to the current page order; empty if the page was removed.
export async function currentLocations(
  db: Db,
  applicationUid: string,
): Promise<(source: PageEvidence) => PageEvidence[]> {
  const rows = await placedPages(db, applicationUid);
  const pages = new Map<string, LocatedPage[]>();
  for (const { document_uid, page_uid: pageUid, homography } of rows)
    pages.set(document_uid, [...(pages.get(document_uid) ?? []), { pageUid, homography }]);
  return (source) => {
    const pageIndex = visiblePageIndex(pages.get(source.docId) ?? [], source);
    return pageIndex === -1 ? [] : [{ ...source, pageIndex }];
  };
}
