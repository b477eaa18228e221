import { cropOf } from '@visawright/reading/portrait/crop-of.ts';
import type { Db } from '../../platform/db/db.ts';
import { loadDocument } from '../records/documents.queries.ts';
import type { Parts } from '../../platform/parts/parts.ts';
import { cutPhoto } from './cut-photo.ts';
import { loadPhotoCase } from './load-photo-case.ts';
import { getApplicationForm, findAttachedPhoto } from './photos.queries.ts';

export interface ApplicationPhoto {
  readonly bytes: Buffer; // JPEG, cut
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly widthPx: number;
  readonly heightPx: number;
}

// The photo for the package; null if none is attached or no face was found. No access check: the package builder has
// already found the application.
export async function buildPackagePhoto(
  db: Db,
  { keys, sealedObjects }: Pick<Parts, 'keys' | 'sealedObjects'>,
  applicationUid: string,
): Promise<ApplicationPhoto | null> {
  const attached = await findAttachedPhoto(db, applicationUid);
  const of = await getApplicationForm(db, applicationUid);
  if (!attached || of.form_id === null) return null;
  const held = await loadPhotoCase(db, keys, applicationUid, of, await loadDocument(db, attached.docId));
  const cut = cropOf(held.facts, held.rule, held.nudge);
  if (!cut) return null;
  const picture = await sealedObjects.get(db, held.applicantUid, held.page.object_key);
  const bytes = await cutPhoto(picture, cut, held.rule);
  return { bytes, widthMm: cut.widthMm, heightMm: cut.heightMm, widthPx: cut.widthPx, heightPx: cut.heightPx };
}
