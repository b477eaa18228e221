import { type Document, PageOperation } from '@visawright/contract/documents/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { applyOperations, loadUnplacedPages } from '../pages/document-pages.ts';
import { replacePages } from './edit-pages.ts';

type Restoring = BodyOf<Operations['restoreVersion']>;
interface VersionPage {
  readonly pageUid: string;
  readonly operations: unknown;
}

// The earlier list becomes a new version. A page that is in another document by now stays there.
export const restoreVersion = (
  call: ActorCall,
  { docId, applicantUid, versionNo, version }: Restoring,
): Promise<Document> =>
  replacePages(call, { docId, applicantUid, version }, async (tx, before) => {
    const wanted = await loadVersion(tx, docId, versionNo);
    const missing = wanted.filter(({ pageUid }) => before.every((page) => page.pageUid !== pageUid));
    const unplaced = await loadUnplacedPages(
      tx,
      applicantUid,
      missing.map(({ pageUid }) => pageUid),
    );
    const known = new Map([...before, ...unplaced].map((page) => [page.pageUid, page]));
    const pages = wanted.flatMap(({ pageUid, operations }) => {
      const page = known.get(pageUid);
      return page ? [applyOperations(page, PageOperation.array().parse(operations))] : [];
    });
    if (pages.length === 0) throw new AppError('document.pageUnknown');
    return pages;
  });

async function loadVersion(tx: Tx, docId: string, versionNo: number): Promise<VersionPage[]> {
  const { pages } = await tx.get<{ pages: VersionPage[] }>(sql`
    select pages from document_version where realm_id = ${tx.realmId} and document_uid = ${docId} and version_no = ${versionNo}`);
  return pages;
}
