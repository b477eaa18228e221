import type { PhotoNudge } from '@visawright/contract/photo.ts';
import { newestVersion } from '@visawright/forms/form-version.ts';
import { loadFormVersion } from '@visawright/forms/load-version.ts';
import { photoFactsOf, type PhotoFacts, type Rule } from '@visawright/reading/portrait/cut.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import type { DocumentRow } from '../documents/documents.queries.ts';
import { openDocument } from '../documents/open-document.ts';
import { AppError } from '../http/app-error.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { findNudge, photoPages, type CaseRow, type PhotoPage } from './photos.queries.ts';

// One photo and the destination it is for: what was measured, what is wanted, where a person moved the frame.
export interface PhotoCase {
  readonly applicantUid: string;
  readonly docId: string;
  readonly page: PhotoPage;
  readonly facts: PhotoFacts;
  readonly rule: Rule;
  readonly nudge: PhotoNudge | null;
}

// For callers who found application and document within reach.
export async function photoCase(
  db: Db,
  keys: KeyStore,
  applicationUid: string,
  of: CaseRow,
  row: DocumentRow,
): Promise<PhotoCase> {
  if (of.form_id === null) throw new AppError('application.noForm');
  if (row.applicant_uid !== of.applicant_uid || row.category !== 'Photo') throw new AppError('record.notFound');
  if (row.state !== 'checked') throw new AppError('document.notRead');
  const docId = row.document_uid;
  const { values } = openDocument(await keyOf(db, keys, row.applicant_uid), row);
  const pages = await photoPages(db, docId);
  const seen = values.find(({ field }) => field === 'faceCount')?.pageUid;
  const page = pages.find(({ page_uid }) => page_uid === seen) ?? pages[0];
  if (!page) throw new AppError('document.notRead');
  const { photo: rule } = await loadFormVersion(of.form_id, of.form_version ?? newestVersion(of.form_id));
  const measured = values.filter(({ pageUid }) => pageUid === page.page_uid);
  return {
    applicantUid: row.applicant_uid,
    docId,
    page,
    facts: photoFactsOf(measured, page),
    rule,
    nudge: (await findNudge(db, applicationUid, docId)) ?? null,
  };
}
