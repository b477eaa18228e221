import type { PhotoNudge } from '@visawright/contract/documents/photo.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { photoFactsOf, type PhotoFacts, type Rule } from '@visawright/reading/portrait/crop-of.ts';
import { loadRealmFormVersion } from '../../applications/realm-forms/realm-form.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { DocumentRow } from '../records/documents.queries.ts';
import { unsealDocument } from '../records/unseal-document.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { findPhotoOffset, listPhotoPages, type ApplicationFormRow, type PhotoPage } from './photos.queries.ts';

// A photo and its destination: measurements, requirements and a person's adjustment of the frame.
export interface PhotoCase {
  readonly applicantUid: string;
  readonly docId: string;
  readonly page: PhotoPage;
  readonly facts: PhotoFacts;
  readonly rule: Rule;
  readonly nudge: PhotoNudge | null;
}

// The caller has checked access to application and document.
export async function loadPhotoCase(
  db: Db,
  keys: KeyStore,
  applicationUid: string,
  of: ApplicationFormRow,
  row: DocumentRow,
): Promise<PhotoCase> {
  if (of.form_id === null) throw new AppError('application.noForm');
  if (row.applicant_uid !== of.applicant_uid || row.category !== 'Photo') throw new AppError('record.notFound');
  if (row.state !== 'checked') throw new AppError('document.notRead');
  const docId = row.document_uid;
  const { values } = unsealDocument(await loadApplicantKey(db, keys, row.applicant_uid), row);
  const pages = await listPhotoPages(db, docId);
  const seen = values.find(({ field }) => field === 'faceCount')?.pageUid;
  const page = pages.find(({ page_uid }) => page_uid === seen) ?? pages[0];
  if (!page) throw new AppError('document.notRead');
  const { photo: rule } = await loadRealmFormVersion(db, of.form_id, of.form_version ?? newestVersion(of.form_id));
  const measured = values.filter(({ pageUid }) => pageUid === page.page_uid);
  return {
    applicantUid: row.applicant_uid,
    docId,
    page,
    facts: photoFactsOf(measured, page),
    rule,
    nudge: (await findPhotoOffset(db, applicationUid, docId)) ?? null,
  };
}
