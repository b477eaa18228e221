import type { Db } from '../../../platform/db/db.ts';
import type { FillableBlank } from '../sheets/blank/fillable-blank.ts';
import { loadBlankObject, pdfName, type BlankStorage } from './blank-objects.ts';
import { publishedBlank } from './blanks.queries.ts';

// The official form that this realm fills for a destination; null if it has published none.
export async function loadPublishedBlank(db: Db, storage: BlankStorage, formId: string): Promise<FillableBlank | null> {
  const row = await publishedBlank(db, formId);
  if (!row) return null;
  const { title, pages, fields, matches } = row;
  return { title, pages, fields, matches, pdf: await loadBlankObject(db, storage, row, pdfName) };
}
