import { sql, type Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { attachDocumentParts } from '../attachments/attach-document-parts.ts';
import { loadPages, storePages, type EditablePage } from '../pages/document-pages.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { openFileName, sealFileName } from '../records/sealed-file-name.ts';
import { nameFilePart } from './name-file-part.ts';
import type { FoundDocument } from '../readings/build-readings.ts';
import { sealReading } from '../readings/reading.ts';
import { enqueueReading } from '../readings/enqueue-reading.ts';
import { publishDocumentStage } from '../records/publish-document.ts';

// Only an unedited file without any decision of a person and outside submitted applications.
export async function canSplitFile(tx: Tx, docId: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from document d
    where d.realm_id = ${tx.realmId} and d.document_uid = ${docId} and d.upload_uid is not null and d.arranged_by is null
      and d.category_by is null and d.verified_at is null and not d.is_primary
      and not exists (select from value_act v where v.realm_id = d.realm_id and v.document_uid = d.document_uid)
      and not exists (select from application_document x
        join application a on a.realm_id = x.realm_id and a.application_uid = x.application_uid
        where x.realm_id = d.realm_id and x.document_uid = d.document_uid and a.deleted_at is null
          and a.status not in ('draft', 'initiated'))`);
  return found !== undefined;
}

interface FileSplit {
  readonly docId: string;
  readonly epoch: number;
  readonly engine: string;
  readonly first: FoundDocument;
  readonly others: readonly FoundDocument[];
}

interface Whole {
  readonly applicant_uid: string;
  readonly upload_uid: string;
  readonly name: Buffer;
  readonly created_at: Date;
}

// The first document found stays; each further one becomes a document of its own, already read, that runs through the
// remaining steps.
export async function splitFile(tx: Tx, jobs: Jobs, key: ApplicantKey, parting: FileSplit): Promise<void> {
  const { docId, first, others } = parting;
  const whole = await tx.get<Whole>(sql`
    select d.applicant_uid, d.upload_uid, coalesce(d.name, u.name) as name, d.created_at from document d
    join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where d.realm_id = ${tx.realmId} and d.document_uid = ${docId}`);
  const pages = await loadPages(tx, docId);
  const made: string[] = [];
  for (const [at, document] of others.entries()) {
    const partId = await insertPart(tx, key, parting, whole, document, at + 2);
    await storePages(tx, { docId: partId, applicantUid: whole.applicant_uid }, those(pages, document));
    await enqueueReading(tx, jobs, partId, 1);
    await publishDocumentStage(tx, partId, 'read');
    made.push(partId);
  }
  await storePages(tx, { docId, applicantUid: whole.applicant_uid }, those(pages, first));
  await tx.run(sql`update document set page_count = ${first.pages.length}
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  await attachDocumentParts(tx, null, docId, { made, isGone: false });
  await writeChange(tx, null, {
    kind: 'documentParted',
    applicantUid: whole.applicant_uid,
    subjectUid: docId,
    became: String(made.length + 1),
  });
}

const those = (pages: readonly EditablePage[], { pages: own }: FoundDocument): EditablePage[] =>
  pages.filter(({ pageUid }) => own.some((page) => page.pageUid === pageUid));

async function insertPart(
  tx: Tx,
  key: ApplicantKey,
  { docId, epoch, engine }: FileSplit,
  whole: Whole,
  { reading, pages }: FoundDocument,
  partNo: number,
): Promise<string> {
  const name = sealFileName(key, nameFilePart(openFileName(key, whole.name), partNo));
  const { uid } = await tx.get<{ uid: string }>(sql`
    insert into document (realm_id, applicant_uid, upload_uid, name, category, category_outcome, kind, state, page_count, part_of,
      part_epoch, part_no, created_at)
    values (${tx.realmId}, ${whole.applicant_uid}, ${whole.upload_uid}, ${name}, ${reading.category}, ${reading.categoryOutcome},
      ${reading.kind}, 'read', ${pages.length}, ${docId}, ${epoch}, ${partNo}, ${whole.created_at})
    returning document_uid as uid`);
  await tx.run(sql`
    insert into reading (realm_id, document_uid, reading_no, engine, body)
    values (${tx.realmId}, ${uid}, 1, ${engine}, ${sealReading(key, uid, 1, reading)})`);
  return uid;
}
