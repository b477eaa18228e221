import type { Application } from '@visawright/contract/application.ts';
import type { ReadPaper } from '@visawright/forms/read-paper.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { findDocuments } from '../documents/documents.queries.ts';
import { openDocument } from '../documents/open-document.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';
import { placedPages } from './forms.queries.ts';
import { paperOf } from './paper-of.ts';

// The application's papers in its order, each reading opened once. Of a category the one a person marked leads, else the recommended one.
export async function readPapers(
  db: Db,
  actor: Actor,
  key: ApplicantKey,
  { applicationUid, applicantUid, docIds }: Application,
): Promise<ReadPaper[]> {
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
      return paperOf(openDocument(key, row), placed, isPrimary);
    });
}
