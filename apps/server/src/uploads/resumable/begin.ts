import { uploadLimits } from '@visawright/contract/document.ts';
import { z } from 'zod';
import { sql } from '../../access/db.ts';
import { findApplicant } from '../../documents/documents.queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { ActorCall } from '../../http/call.ts';
import { invalid } from '../../http/errors.ts';
import { keyOf } from '../../vault/applicant-key.ts';
import { sealName } from '../../vault/file-names.ts';
import type { Phone } from '../../handoff/phone.ts';
import { cleanFileName } from '../file-name.ts';
import { checkApplication, limitsOf, refuseOverQuota } from '../uploads.queries.ts';

const Named = z.object({ filename: z.string().max(1_000).default('') });
const Metadata = Named.extend({ applicantUid: z.uuid(), applicationUid: z.uuid().optional() });
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
  phone?: Phone,
): Promise<string> {
  const sent = readMetadata(headers.metadata ?? '');
  const metadata = phone ? Named.safeParse(sent) : Metadata.safeParse(sent);
  if (!metadata.success) throw invalid('body', metadata.error);
  const { filename, applicantUid, applicationUid } = { ...(metadata.data as z.infer<typeof Metadata>), ...phone?.for };
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
    insert into upload_on_its_way (realm_id, applicant_uid, application_uid, started_by, name, byte_size, handoff_uid)
    values (${db.realmId}, ${applicantUid}, ${applicationUid ?? null}, ${actor.personUid}, ${name}, ${length.data},
      ${phone?.handoffUid ?? null})
    returning way_uid as uid`);
  return uid;
}
