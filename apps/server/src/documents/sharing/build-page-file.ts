import type { UploadMediaType } from '@visawright/contract/documents/document-facts.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { composePdf, type PdfPage } from '../pages/compose-pdf.ts';

export interface PageFile {
  readonly page_uid: string;
  readonly upload_uid: string;
  readonly n: number;
  readonly route: 'text' | 'scan' | 'photo';
  readonly object_key: string;
  readonly upload_key: string;
  readonly media_type: UploadMediaType;
}

interface MovedFile {
  readonly bytes: Buffer;
  readonly mediaType: UploadMediaType;
}

// A file with other pages is not shared as a whole: the receiver gets a PDF of these pages.
export async function buildPageFile(
  tx: Tx,
  rows: readonly PageFile[],
  stored: (key: string) => Promise<Buffer>,
): Promise<MovedFile> {
  const first = rows[0]!;
  const { whole } = await tx.get<{ whole: boolean }>(sql`
    select ${new Set(rows.map(({ upload_uid }) => upload_uid)).size} = 1 and not exists (
      select from page p where p.realm_id = ${tx.realmId} and p.upload_uid = ${first.upload_uid}
        and p.page_uid <> all(${rows.map(({ page_uid }) => page_uid)}::uuid[])) as whole`);
  if (whole) return { bytes: await stored(first.upload_key), mediaType: first.media_type };
  const originals = new Map<string, Promise<Buffer>>();
  const pages: PdfPage[] = [];
  for (const { media_type, route, upload_key, object_key, n } of rows) {
    if (media_type === 'application/pdf' && route === 'text') {
      if (!originals.has(upload_key)) originals.set(upload_key, stored(upload_key));
      pages.push({ original: await originals.get(upload_key)!, n });
    } else pages.push({ picture: await stored(object_key) });
  }
  return { bytes: await composePdf(pages), mediaType: 'application/pdf' };
}
