import { createHash, randomUUID } from 'node:crypto';
import { blankLimits } from '@visawright/contract/delivery/blank-facts.ts';
import type { BlankField, BlankMatch } from '@visawright/contract/delivery/blank.ts';
import { blankQuestions } from '@visawright/forms/blanks/blank-questions.ts';
import { matchFields } from '@visawright/forms/blanks/match-fields.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { checkFile } from '../../../documents/uploads/check-file.ts';
import { cleanFileName } from '../../../documents/uploads/clean-file-name.ts';
import { limitConcurrentUploads } from '../../../documents/uploads/limit-concurrent-uploads.ts';
import { cancelObjectDeletion, scheduleObjectDeletion } from '../../../documents/uploads/object-deletion.ts';
import { FileRejected } from '../../../documents/uploads/upload.types.ts';
import { todayInRealm } from '../../../forms/catalogue/verifications.queries.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { newApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import { realmKeysOf } from '../../../platform/crypto/realm-key.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ActorCall, Handler } from '../../../platform/http/call.ts';
import type { ReceivedFile } from '../../../platform/http/multipart/read-multipart.ts';
import { clamdScanner } from '../../../platform/scanner/scanner.ts';
import { blankPrefix, pdfName, pictureName } from './blank-objects.ts';
import { blankRow, presentBlank } from './blanks.queries.ts';
import { readBlankPdf, type ReadBlank } from './pdf/read-blank-pdf.ts';

const mostDrafts = 50;

export const uploadBlank: Handler<'uploadBlank'> = async (call, { body, files }) => {
  const { db } = call;
  const formId = destinationIds.find((id) => id === body.formId);
  if (!formId) throw new AppError('blank.noForm');
  if (body.editionOn > (await todayInRealm(db))) throw new AppError('blank.dateAhead');
  if (files.length !== 1) throw new AppError('input.invalid', [{ path: 'files', message: 'needs exactly one file' }]);
  await assertFewDrafts(db);
  return limitConcurrentUploads(async () => {
    const bytes = await receive(call, files[0]!);
    const sha256 = createHash('sha256').update(bytes).digest();
    const known = await sameDraft(db, formId, sha256);
    if (known !== undefined) return presentBlank(await blankRow(db, known)); // sent twice
    const read = await readBlank(bytes);
    const earlier = await earlierMatches(db, formId, sha256, read);
    const blankUid = await store(call, read);
    const suggested = matchFields(earlier.fields, blankQuestions(await loadForm(formId)));
    const fileName = cleanFileName(files[0]!.fileName);
    const facts = { ...body, formId, fileName, sha256, size: bytes.length };
    await insert(call, {
      ...blankUid,
      read,
      facts,
      fields: earlier.fields,
      matches: joined(suggested, earlier.matches),
    });
    return presentBlank(await blankRow(db, blankUid.uid));
  });
};

async function assertFewDrafts(db: Db): Promise<void> {
  const { count } = await db.get<{ count: number }>(
    sql`select count(*)::integer as count from official_blank where realm_id = ${db.realmId} and state = 'draft'`,
  );
  if (count >= mostDrafts) throw new AppError('blank.tooMany');
}

// The checks of any upload: size, type and virus scan.
async function receive({ parts }: ActorCall, file: ReceivedFile): Promise<Buffer> {
  const bytes = await file.read();
  if (file.isTooLarge || bytes.length > blankLimits.fileBytes) throw new AppError('upload.tooLarge');
  const looked = checkFile(bytes, cleanFileName(file.fileName));
  if ('code' in looked) throw new AppError(looked.code, undefined, looked.message);
  if (looked.mediaType !== 'application/pdf') throw new AppError('upload.mediaType');
  const { CLAMD_HOST, CLAMD_PORT } = parts.config;
  const verdict = await clamdScanner(CLAMD_HOST, CLAMD_PORT)
    .scan(bytes)
    .catch((): never => {
      throw new AppError('part.unavailable');
    });
  if (verdict === 'infected') throw new AppError('upload.refused', { reason: 'infected' });
  return bytes;
}

async function readBlank(bytes: Buffer): Promise<ReadBlank> {
  try {
    return await readBlankPdf(bytes);
  } catch (error) {
    if (error instanceof FileRejected) throw new AppError('upload.refused', { reason: error.reason });
    throw error;
  }
}

const sameDraft = async (db: Db, formId: string, sha256: Buffer): Promise<string | undefined> =>
  (
    await db.find<{ uid: string }>(sql`
      select blank_uid as uid from official_blank
      where realm_id = ${db.realmId} and form_id = ${formId} and file_sha256 = ${sha256} and state = 'draft' limit 1`)
  )?.uid;

interface Earlier {
  readonly fields: readonly BlankField[];
  readonly matches: readonly BlankMatch[];
}

// What a person decided about the form before is preserved where the new file has the same field; the same file keeps its drawn fields too.
async function earlierMatches(db: Db, formId: string, sha256: Buffer, { fields }: ReadBlank): Promise<Earlier> {
  const before = await db.find<Earlier & { isSame: boolean }>(sql`
    select fields, matches, file_sha256 = ${sha256} as "isSame" from official_blank
    where realm_id = ${db.realmId} and form_id = ${formId} and state <> 'draft'
    order by published_at desc limit 1`);
  if (!before) return { fields, matches: [] };
  const all = before.isSame ? [...fields, ...before.fields.filter(({ origin }) => origin === 'drawn')] : fields;
  const ids = new Set(all.map(({ id }) => id));
  return { fields: all, matches: before.matches.filter(({ fieldId }) => ids.has(fieldId)) };
}

const joined = (suggested: readonly BlankMatch[], earlier: readonly BlankMatch[]): BlankMatch[] => {
  const decided = new Set(earlier.map(({ fieldId }) => fieldId));
  return [...earlier, ...suggested.filter(({ fieldId }) => !decided.has(fieldId))];
};

interface NewBlank {
  readonly uid: string;
  readonly prefix: string;
  readonly wrapped: Buffer;
}

async function store({ db, parts }: ActorCall, { pdf, pictures }: ReadBlank): Promise<NewBlank> {
  const uid = randomUUID();
  const prefix = blankPrefix(db, uid);
  const { wrapped, key } = newApplicantKey(await realmKeysOf(db, parts.keys), uid);
  const objects: [name: string, bytes: Buffer][] = [[pdfName, pdf], ...pictures.entries().map(named)];
  for (const [name, bytes] of objects) {
    await scheduleObjectDeletion(db, prefix + name);
    await parts.sealedObjects.putUnder(db, key, prefix + name, bytes);
  }
  return { uid, prefix, wrapped };
}
const named = ([page, picture]: [number, Buffer]): [string, Buffer] => [pictureName(page), picture];

interface Inserted extends NewBlank {
  readonly read: ReadBlank;
  readonly fields: readonly BlankField[];
  readonly matches: readonly BlankMatch[];
  readonly facts: {
    readonly formId: string;
    readonly title: string;
    readonly source: string;
    readonly editionOn: string;
    readonly fileName: string;
    readonly sha256: Buffer;
    readonly size: number;
  };
}

const insert = (
  { db, actor }: ActorCall,
  { uid, prefix, wrapped, read, fields, matches, facts }: Inserted,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`
      insert into official_blank (realm_id, blank_uid, form_id, title, source, edition_on, file_name, file_sha256, byte_size,
        object_prefix, wrapped_key, pages, words, fields, matches, created_by)
      values (${tx.realmId}, ${uid}, ${facts.formId}, ${facts.title}, ${facts.source}, ${facts.editionOn}, ${facts.fileName},
        ${facts.sha256}, ${facts.size}, ${prefix}, ${wrapped}, ${JSON.stringify(read.pages)}::jsonb,
        ${JSON.stringify(read.words)}::jsonb, ${JSON.stringify(fields)}::jsonb, ${JSON.stringify(matches)}::jsonb,
        ${actor.personUid})`);
    for (const name of [pdfName, ...read.pictures.keys().map(pictureName)])
      await cancelObjectDeletion(tx, prefix + name);
    const change = { subjectUid: uid, field: facts.formId, became: facts.editionOn, reason: facts.source };
    await writeChange(tx, actor, { kind: 'blankUploaded', ...change });
  });
