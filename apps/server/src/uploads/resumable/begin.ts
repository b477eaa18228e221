import { uploadLimits } from '@visawright/contract/document.ts';
import { z } from 'zod';
import { sql } from '../../access/db.ts';
import { findApplicant } from '../../documents/documents.queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { ActorCall } from '../../http/call.ts';
import { invalid } from '../../http/errors.ts';
import { keyOf } from '../../vault/applicant-key.ts';
import { sealName } from '../../vault/file-names.ts';
import { cleanFileName } from '../file-name.ts';
import { checkApplication, limitsOf, refuseOverQuota } from '../uploads.queries.ts';

const Metadata = z.object({
  filename: z.string().max(1_000).default(''),
  applicantUid: z.uuid(),
  applicationUid: z.uuid().optional(),
});
const Length = z.coerce.number().int().positive();

// "name dmFsdWU=,other dmFsdWU=", as the protocol writes it; names we do not know are the client's own.
export const readMetadata = (header: string): Record<string, string> =>
  Object.fromEntries(
    header
      .split(',')
      .map((pair) => pair.trim().split(' '))
      .filter(([name]) => name)
      .map(([name, value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]),
  );

export async function beginUpload(
  { db, actor, parts }: ActorCall,
  headers: { readonly length: string | undefined; readonly metadata: string | undefined },
): Promise<string> {
  const metadata = Metadata.safeParse(readMetadata(headers.metadata ?? ''));
  if (!metadata.success) throw invalid('body', metadata.error);
  const { filename, applicantUid, applicationUid } = metadata.data;
  await findApplicant(db, actor, 'document.edit', applicantUid);
  if (applicationUid !== undefined) await checkApplication(db, actor, applicantUid, applicationUid);
  const length = Length.safeParse(headers.length);
  if (!length.success) throw invalid('body', length.error);
  if (length.data > uploadLimits.fileBytes) throw new AppError('upload.tooLarge');
  await refuseOverQuota(db, actor, length.data);
  const { open } = await db.get<{ open: number }>(sql`
    select count(*)::int as open from upload_on_its_way
    where realm_id = ${db.realmId} and started_by = ${actor.personUid} and result_document_uid is null and result_code is null`);
  if (open >= limitsOf(actor).files) throw new AppError('upload.tooManyFiles');
  const name = sealName(await keyOf(db, parts.keys, applicantUid), cleanFileName(filename));
  const { uid } = await db.get<{ uid: string }>(sql`
    insert into upload_on_its_way (realm_id, applicant_uid, application_uid, started_by, name, byte_size)
    values (${db.realmId}, ${applicantUid}, ${applicationUid ?? null}, ${actor.personUid}, ${name}, ${length.data})
    returning way_uid as uid`);
  return uid;
}
