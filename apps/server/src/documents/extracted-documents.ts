import type { DocumentPage, ExtractedDocument, PageOperation } from '@visawright/contract/document.ts';
import { maskedValue } from '@visawright/contract/masked-number.ts';
import { homographyOf } from '@visawright/contract/page-geometry.ts';
import { placeOf } from '@visawright/contract/page-place.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { pageUrl } from '../vault/tickets.ts';
import { logViews } from '../vault/view-log.ts';
import { getDocuments } from './documents.queries.ts';
import type { OpenDocument } from './open-document.ts';
import { openAll } from './present.ts';
import { shownTable } from './shown-table.ts';
import type { StandingValue } from './values.ts';

interface PageRow {
  readonly document_uid: string;
  readonly page_uid: string;
  readonly position: number;
  readonly width: number;
  readonly height: number;
  readonly operations: PageOperation[];
}

export interface Asked {
  readonly applicantUid: string;
  readonly docIds: readonly string[];
  readonly includePageDetails: boolean;
}

// Every look at values is written down, and seen by the person they are about.
export async function extractedDocuments(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicantUid, docIds, includePageDetails }: Asked,
): Promise<ExtractedDocument[]> {
  const wanted = [...new Set(docIds)];
  const rows = await getDocuments(db, actor, applicantUid, wanted);
  const pages = await pagesOf(db, wanted);
  await logViews(db, actor, { applicantUid, docIds: wanted, purpose: 'values' });
  return (await openAll(db, keys, rows)).map((document) =>
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
  { row, fileName, reading, values }: OpenDocument,
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
      values: values.map((value) => ({ ...masked(value), pageIndex: placeOf(placed, value) })),
      tables: (reading?.tables ?? []).map((table) => shownTable(table, placed)),
      retake: [...row.retake],
      pages: withPages ? pages.map((page, at) => pageOf(keys, actor, docId, page, at)) : [],
      version: row.version,
    },
  };
}

// A masked number is masked in everything that is said of it.
function masked(value: StandingValue): StandingValue {
  const mask = (text: string) => maskedValue(value.field, text);
  return { ...value, value: mask(value.value), raw: mask(value.raw), readValue: mask(value.readValue) };
}

const pageOf = (keys: KeyStore, actor: Actor, docId: string, page: PageRow, pageIndex: number): DocumentPage => ({
  pageUid: page.page_uid,
  pageIndex,
  width: page.width,
  height: page.height,
  operations: page.operations,
  imageUrl: pageUrl(keys, actor, { docId, pageUid: page.page_uid, size: 'full' }),
  thumbnailUrl: pageUrl(keys, actor, { docId, pageUid: page.page_uid, size: 'thumbnail' }),
});
