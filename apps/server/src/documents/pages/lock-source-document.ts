import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { lockDocument, type DocumentRow } from '../records/documents.queries.ts';
import { unsealDocument } from '../records/unseal-document.ts';
import { openReading, type Reading } from '../readings/reading.ts';
import { pickSurestValues } from '../readings/effective-values.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { loadPages, type EditablePage } from './document-pages.ts';

// A document whose pages are copied or edited, locked until the transaction ends.
export interface LockedSource {
  readonly row: DocumentRow;
  readonly fileName: string;
  readonly pages: readonly EditablePage[];
  readonly readings: readonly Reading[]; // latest first, back to the last change of category
  // Fields whose effective value is on one of these pages.
  readonly fieldsOn: (pages: readonly EditablePage[]) => ReadonlySet<string>;
}

export async function lockSourceDocument(
  tx: Tx,
  actor: Actor,
  key: ApplicantKey,
  docId: string,
  applicantUid: string,
): Promise<LockedSource> {
  const row = await lockDocument(tx, actor, 'document.edit', docId, applicantUid);
  const pages = await loadPages(tx, docId);
  if (pages.length === 0) throw new AppError('document.notRead');
  const { fileName } = unsealDocument(key, row);
  const readings = await loadReadings(tx, key, docId);
  return { row, fileName, pages, readings, fieldsOn: (some) => fieldsOn(readings[0], some) };
}

export const fieldsOn = (
  reading: Reading | undefined,
  pages: readonly { readonly pageUid: string }[],
): ReadonlySet<string> =>
  new Set(
    pickSurestValues(reading?.values ?? [])
      .filter((value) => pages.some(({ pageUid }) => pageUid === value.pageUid))
      .map(({ field }) => field),
  );

const farthest = 12; // rows: enough for edits that are made and undone

export async function loadReadings(tx: Tx, key: ApplicantKey, docId: string): Promise<Reading[]> {
  const readings = await loadLatestReadings(tx, key, docId);
  const other = readings.findIndex(({ category }) => category !== readings[0]!.category);
  return other === -1 ? readings : readings.slice(0, other);
}

// Also those of an earlier category.
export async function loadLatestReadings(tx: Tx, key: ApplicantKey, docId: string): Promise<Reading[]> {
  const rows = await tx.many<{ reading_no: number; body: Buffer }>(sql`
    select reading_no, body from reading where realm_id = ${tx.realmId} and document_uid = ${docId}
    order by reading_no desc limit ${farthest}`);
  return rows.map(({ reading_no, body }) => openReading(key, docId, reading_no, body));
}
