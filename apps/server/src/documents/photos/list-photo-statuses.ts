import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import type { PhotoStatuses } from '@visawright/forms/rules/rule-input.ts';
import { photoFactsOf, verdictsOf } from '@visawright/reading/portrait/crop-of.ts';
import type { Db } from '../../platform/db/db.ts';
import { findPhotoOffset, listPhotoPages } from './photos.queries.ts';

// The verdict on each photo as it will be cut for the package, so that findings, Upload and Submit say the same.
export async function listPhotoStatuses(
  db: Db,
  applicationUid: string,
  rule: Form['photo'],
  documents: readonly DocumentEvidence[],
): Promise<PhotoStatuses> {
  const statuses: Record<string, PhotoStatuses[string]> = {};
  for (const { docId, category, isSettled, values } of documents) {
    if (category !== 'Photo' || !isSettled) continue;
    const pages = await listPhotoPages(db, docId);
    const seen = values.find(({ field }) => field === 'faceCount')?.pageUid;
    const page = pages.find(({ page_uid }) => page_uid === seen) ?? pages[0];
    if (!page) continue;
    const measured = values.filter(({ pageUid }) => pageUid === page.page_uid);
    const nudge = (await findPhotoOffset(db, applicationUid, docId)) ?? null;
    const verdicts = verdictsOf(photoFactsOf(measured, page), rule, nudge);
    statuses[docId] = Object.fromEntries(verdicts.map(({ check, status }) => [check, status]));
  }
  return statuses;
}
