import { cutOf } from '@visawright/reading/portrait/cut.ts';
import type { Db } from '../access/db.ts';
import { documentOf } from '../documents/documents.queries.ts';
import type { PackagePhoto } from '../packages/build/package-input.ts';
import type { Parts } from '../parts.ts';
import { cutPhoto } from './cut-photo.ts';
import { photoCase } from './photo-case.ts';
import { caseRow, photoAttached } from './photos.queries.ts';

// The photo of an application as its package takes it; null where none is attached or no face was found on it. Beyond any reach: for the
// builder of packages, which has found the application before.
export async function photoOf(
  db: Db,
  { keys, papers }: Pick<Parts, 'keys' | 'papers'>,
  applicationUid: string,
): Promise<PackagePhoto | null> {
  const attached = await photoAttached(db, applicationUid);
  const of = await caseRow(db, applicationUid);
  if (!attached || of.form_id === null) return null;
  const held = await photoCase(db, keys, applicationUid, of, await documentOf(db, attached.docId));
  const cut = cutOf(held.facts, held.rule, held.nudge);
  if (!cut) return null;
  const picture = await papers.get(db, held.applicantUid, held.page.object_key);
  const bytes = await cutPhoto(picture, cut, held.rule);
  return { bytes, widthMm: cut.widthMm, heightMm: cut.heightMm, widthPx: cut.widthPx, heightPx: cut.heightPx };
}
