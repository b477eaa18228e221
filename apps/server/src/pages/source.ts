import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import { lockDocument, type DocumentRow } from '../documents/documents.queries.ts';
import { openDocument } from '../documents/open-document.ts';
import { openReading, type Reading } from '../documents/reading.ts';
import { surest } from '../documents/values.ts';
import { AppError } from '../http/app-error.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';
import { pagesOf, type PageOfDocument } from './document-pages.ts';

// A document whose pages are taken or changed, held till the end of the transaction.
export interface Source {
  readonly row: DocumentRow;
  readonly fileName: string;
  readonly pages: readonly PageOfDocument[];
  readonly readings: readonly Reading[]; // latest first, as far back as they speak of the same category
  readonly fieldsOn: (pages: readonly PageOfDocument[]) => ReadonlySet<string>; // whose standing value is on one of them
}

export async function openSource(
  tx: Tx,
  actor: Actor,
  key: ApplicantKey,
  docId: string,
  applicantUid: string,
): Promise<Source> {
  const row = await lockDocument(tx, actor, 'document.edit', docId, applicantUid);
  const pages = await pagesOf(tx, docId);
  if (pages.length === 0) throw new AppError('document.notRead');
  const { fileName } = openDocument(key, row);
  const readings = await readingsOf(tx, key, docId);
  return { row, fileName, pages, readings, fieldsOn: (some) => fieldsOn(readings[0], some) };
}

const fieldsOn = (reading: Reading | undefined, pages: readonly PageOfDocument[]): ReadonlySet<string> =>
  new Set(
    surest(reading?.values ?? [])
      .filter((value) => pages.some(({ pageUid }) => pageUid === value.pageUid))
      .map(({ field }) => field),
  );

const farthest = 12; // rows: edits to and fro

async function readingsOf(tx: Tx, key: ApplicantKey, docId: string): Promise<Reading[]> {
  const rows = await tx.many<{ reading_no: number; body: Buffer }>(sql`
    select reading_no, body from reading where realm_id = ${tx.realmId} and document_uid = ${docId}
    order by reading_no desc limit ${farthest}`);
  const readings = rows.map(({ reading_no, body }) => openReading(key, docId, reading_no, body));
  const other = readings.findIndex(({ category }) => category !== readings[0]!.category);
  return other === -1 ? readings : readings.slice(0, other);
}
