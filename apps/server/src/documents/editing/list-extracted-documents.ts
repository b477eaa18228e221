import type { DocumentPage, ExtractedDocument, PageOperation } from '@visawright/contract/documents/document.ts';
import { maskedValue } from '@visawright/contract/documents/masked-number.ts';
import { homographyOf } from '@visawright/contract/documents/page-geometry.ts';
import { visiblePageIndex } from '@visawright/contract/documents/visible-page-index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { buildPageUrl } from '../tickets/tickets.ts';
import { logViews } from '../views/log-views.ts';
import { getDocuments } from '../records/documents.queries.ts';
import type { UnsealedDocument } from '../records/unseal-document.ts';
import { unsealDocuments } from '../records/present-document.ts';
import { presentTable } from '../readings/present-table.ts';
import type { EffectiveValue } from '../readings/effective-values.ts';

interface PageRow {
  readonly document_uid: string;
  readonly page_uid: string;
  readonly position: number;
  readonly width: number;
  readonly height: number;
  readonly operations: PageOperation[];
}

export interface ExtractionQuery {
  readonly applicantUid: string;
  readonly docIds: readonly string[];
  readonly includePageDetails: boolean;
}

// Each view of values is logged and visible to the applicant.
export async function listExtractedDocuments(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicantUid, docIds, includePageDetails }: ExtractionQuery,
): Promise<ExtractedDocument[]> {
  const wanted = [...new Set(docIds)];
  const rows = await getDocuments(db, actor, applicantUid, wanted);
  const pages = await pagesOf(db, wanted);
  await logViews(db, actor, { applicantUid, docIds: wanted, purpose: 'values' });
  return (await unsealDocuments(db, keys, rows)).map((document) =>
    extracted(keys, actor, document, pages.get(document.row.document_uid) ?? [], includePageDetails),
  );
}

async function pagesOf(db: Db, docIds: readonly string[]): Promise<Map<string, PageRow[]>> {
  const rows = await db.many<PageRow>(sql`
    select m.document_uid, m.page_uid, m.position, p.width, p.height, m.operations
    from document_page m join page p on p.realm_id = m.realm_id and p.page_uid = m.page_uid
    where m.realm_id = ${db.realmId} and m.document_uid = any(${docIds}::uuid[]) order by m.position`);
  return Map.groupBy(rows, ({ document_uid }) => document_uid);
}

function extracted(
  keys: KeyStore,
  actor: Actor,
  { row, fileName, reading, values }: UnsealedDocument,
  pages: readonly PageRow[],
  withPages: boolean,
): ExtractedDocument {
  const docId = row.document_uid;
  const placed = pages.map(({ page_uid, operations }) => ({ pageUid: page_uid, homography: homographyOf(operations) }));
  return {
    _id: docId,
    documentData: {
      fileName,
      category: row.category,
      kind: row.kind,
      state: row.state,
      mrz: reading?.mrz?.lines ?? null,
      values: values.map((value) => ({ ...masked(value), pageIndex: visiblePageIndex(placed, value) })),
      tables: (reading?.tables ?? []).map((table) => presentTable(table, placed)),
      retake: [...row.retake],
      pages: withPages ? pages.map((page, at) => pageOf(keys, actor, docId, page, at)) : [],
      version: row.version,
    },
  };
}

// Masks the number in every form it is returned in.
function masked(value: EffectiveValue): EffectiveValue {
  const mask = (text: string) => maskedValue(value.field, text);
  return { ...value, value: mask(value.value), raw: mask(value.raw), readValue: mask(value.readValue) };
}

const pageOf = (keys: KeyStore, actor: Actor, docId: string, page: PageRow, pageIndex: number): DocumentPage => ({
  pageUid: page.page_uid,
  pageIndex,
  width: page.width,
  height: page.height,
  operations: page.operations,
  imageUrl: buildPageUrl(keys, actor, { docId, pageUid: page.page_uid, size: 'full' }),
  thumbnailUrl: buildPageUrl(keys, actor, { docId, pageUid: page.page_uid, size: 'thumbnail' }),
  uneditedUrl: buildPageUrl(keys, actor, { docId, pageUid: page.page_uid, size: 'unedited' }),
});
