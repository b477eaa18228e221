import type { OpenedFile } from '../../platform/trail/record-file.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Parts } from '../../platform/parts/parts.ts';
import { buildPackagePhoto } from '../../documents/photos/build-package-photo.ts';
import { findAttachedPhoto } from '../../documents/photos/photos.queries.ts';
import type { FileKind } from './asked-of-pack.ts';
import { buildPassportPage } from './passport-page.ts';

export interface BuiltFillFile {
  readonly file: FileKind;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  readonly opened: OpenedFile;
}

export interface FillFileOf {
  readonly applicationUid: string;
  readonly applicantUid: string;
  readonly destination: string;
}

// The same bytes for the same documents, so that the size named before is the size sent. Null if there is no such document.
export async function buildFillFile(
  db: Db,
  parts: Pick<Parts, 'keys' | 'sealedObjects'>,
  file: FileKind,
  of: FillFileOf,
): Promise<BuiltFillFile | null> {
  const { applicationUid, applicantUid } = of;
  if (file === 'passportPage') {
    const page = await buildPassportPage(db, parts, of);
    if (!page) return null;
    const { docId, ...built } = page;
    return { file, ...built, opened: { applicantUid, docIds: [docId], file: 'page' } };
  }
  const attached = await findAttachedPhoto(db, applicationUid);
  const photo = attached && (await buildPackagePhoto(db, parts, applicationUid));
  if (!attached || !photo) return null;
  const opened = { applicantUid, docIds: [attached.docId], file: 'photo' as const };
  return { file, name: 'photo.jpg', mediaType: 'image/jpeg', bytes: photo.bytes, opened };
}
