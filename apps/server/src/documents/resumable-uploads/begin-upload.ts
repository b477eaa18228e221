import { uploadLimits } from '@visawright/contract/documents/document-facts.ts';
import { z } from 'zod';
import { sql } from '../../platform/db/db.ts';
import { assertApplicantInReach } from '../records/documents.queries.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { invalidInput } from '../../platform/http/send-error.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sealFileName } from '../records/sealed-file-name.ts';
import type { HandoffPhone } from '../handoff/authenticate-phone.ts';
import { cleanFileName } from '../uploads/clean-file-name.ts';
import { assertMayUploadForTrip } from '../uploads/upload-for-trip.ts';
import { assertApplicationEditable, getUploadLimits, assertWithinQuota } from '../uploads/uploads.queries.ts';

const Named = z.object({ filename: z.string().max(1_000).default('') });
const Metadata = Named.extend({
  applicantUid: z.uuid(),
  applicationUid: z.uuid().optional(),
  forTrip: z.literal('true').optional(),
});
const Length = z.coerce.number().int().positive();

// "name dmFsdWU=,other dmFsdWU=", as in the tus protocol; unknown names belong to the client.
const readMetadata = (header: string): Record<string, string> =>
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
  phone?: HandoffPhone,
): Promise<string> {
  const sent = readMetadata(headers.metadata ?? '');
  const metadata = phone ? Named.safeParse(sent) : Metadata.safeParse(sent);
  if (!metadata.success) throw invalidInput('body', metadata.error);
  const { filename, applicantUid, applicationUid, forTrip } = {
    ...(metadata.data as z.infer<typeof Metadata>),
    ...phone?.for,
  };
  await assertApplicantInReach(db, actor, 'document.edit', applicantUid);
  if (applicationUid !== undefined) await assertApplicationEditable(db, actor, applicantUid, applicationUid);
  if (forTrip) await assertMayUploadForTrip(db, actor, applicationUid);
  const length = Length.safeParse(headers.length);
  if (!length.success) throw invalidInput('body', length.error);
  if (length.data > uploadLimits.fileBytes) throw new AppError('upload.tooLarge');
  await assertWithinQuota(db, actor, length.data);
  const { open } = await db.get<{ open: number }>(sql`
    select count(*)::int as open from upload_session
    where realm_id = ${db.realmId} and started_by = ${actor.personUid} and result_document_uid is null and result_code is null`);
  if (open >= getUploadLimits(actor).files) throw new AppError('upload.tooManyFiles');
  const name = sealFileName(await loadApplicantKey(db, parts.keys, applicantUid), cleanFileName(filename));
  const { uid } = await db.get<{ uid: string }>(sql`
    insert into upload_session (realm_id, applicant_uid, application_uid, started_by, name, byte_size, handoff_uid, for_trip)
    values (${db.realmId}, ${applicantUid}, ${applicationUid ?? null}, ${actor.personUid}, ${name}, ${length.data},
      ${phone?.handoffUid ?? null}, ${forTrip !== undefined})
    returning upload_session_uid as uid`);
  return uid;
}
