import type { Application } from '@visawright/contract/applications/application.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { findDocuments } from '../../documents/records/documents.queries.ts';
import { unsealDocument } from '../../documents/records/unseal-document.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { placedPages } from './prefilled-form.queries.ts';
import { toDocumentEvidence } from './to-document-evidence.ts';

// In the application's order. The primary document of a category is the one a person marked, otherwise the recommended one.
export async function loadDocumentEvidence(
  db: Db,
  actor: Actor,
  key: ApplicantKey,
  { applicationUid, applicantUid, docIds }: Application,
): Promise<DocumentEvidence[]> {
  if (docIds.length === 0) return [];
  const mine = sql`d.applicant_uid = ${applicantUid} and d.document_uid = any(${docIds}::uuid[])`;
  const rows = await findDocuments(db, actor, 'document.read', mine);
  const pages = Map.groupBy(await placedPages(db, applicationUid), ({ document_uid }) => document_uid);
  const marked = new Set(rows.filter(({ is_primary }) => is_primary).map(({ category }) => category));
  const place = new Map(docIds.map((docId, at) => [docId, at]));
  return rows
    .toSorted((one, other) => place.get(one.document_uid)! - place.get(other.document_uid)!)
    .map((row) => {
      const placed = (pages.get(row.document_uid) ?? []).map(({ page_uid, homography }) => ({
        pageUid: page_uid,
        homography,
      }));
      const isPrimary = row.is_primary || (row.is_recommended && !marked.has(row.category));
      return toDocumentEvidence(unsealDocument(key, row), placed, isPrimary);
    });
}
