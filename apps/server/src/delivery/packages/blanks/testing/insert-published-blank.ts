import { createHash, randomUUID } from 'node:crypto';
import { newApplicantKey } from '../../../../platform/crypto/applicant-key.ts';
import { realmKeysOf } from '../../../../platform/crypto/realm-key.ts';
import { sql, type Db } from '../../../../platform/db/db.ts';
import type { FillableBlank } from '../../sheets/blank/fillable-blank.ts';
import { blankPrefix, pdfName, type BlankStorage } from '../blank-objects.ts';

// A published official form as rows and objects, for tests that need no upload.
export async function insertPublishedBlank(
  db: Db,
  { keys, sealedObjects }: BlankStorage,
  formId: string,
  personUid: string,
  { title, pdf, pages, fields, matches }: FillableBlank,
): Promise<void> {
  const uid = randomUUID();
  const prefix = blankPrefix(db, uid);
  const { wrapped, key } = newApplicantKey(await realmKeysOf(db, keys), uid);
  await sealedObjects.putUnder(db, key, prefix + pdfName, pdf);
  await db.run(sql`
    insert into official_blank (realm_id, blank_uid, form_id, title, source, edition_on, file_name, file_sha256, byte_size, object_prefix,
      wrapped_key, pages, words, fields, matches, state, created_by, published_by, published_at)
    values (${db.realmId}, ${uid}, ${formId}, ${title}, 'drawn for a test', '2026-06-01', 'form.pdf',
      ${createHash('sha256').update(pdf).digest()}, ${pdf.length}, ${prefix}, ${wrapped}, ${JSON.stringify(pages)}::jsonb, '[]',
      ${JSON.stringify(fields)}::jsonb, ${JSON.stringify(matches)}::jsonb, 'published', ${personUid}, ${personUid}, now())`);
}
