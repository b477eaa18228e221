import { sql, type Tx } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import type { Jobs } from '../jobs/jobs.types.ts';
import { attachBeside } from '../pages/attach-beside.ts';
import { pagesOf, putPages, type PageOfDocument } from '../pages/document-pages.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';
import { openName, sealName } from '../vault/file-names.ts';
import { partName } from './part-name.ts';
import type { FoundPaper } from './reading-of.ts';
import { pixelsOfAll, sealReading } from './reading.ts';
import { startReading } from './start-reading.ts';
import { tellStage } from './tell-document.ts';

// Only a file as it came, that nobody has said anything about, and that stands in nothing handed in.
export async function mayBeParted(tx: Tx, docId: string): Promise<boolean> {
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

interface Parting {
  readonly docId: string;
  readonly epoch: number;
  readonly engine: string;
  readonly first: FoundPaper;
  readonly others: readonly FoundPaper[];
}

interface Whole {
  readonly applicant_uid: string;
  readonly upload_uid: string;
  readonly name: Buffer;
  readonly created_at: Date;
}

// The first paper stays the document; each other becomes one, read already, with the rest of the way before it.
export async function partFile(tx: Tx, jobs: Jobs, key: ApplicantKey, parting: Parting): Promise<void> {
  const { docId, first, others } = parting;
  const whole = await tx.get<Whole>(sql`
    select d.applicant_uid, d.upload_uid, coalesce(d.name, u.name) as name, d.created_at from document d
    join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where d.realm_id = ${tx.realmId} and d.document_uid = ${docId}`);
  const pages = await pagesOf(tx, docId);
  const made: string[] = [];
  for (const [at, paper] of others.entries()) {
    const partId = await makePart(tx, key, parting, whole, paper, at + 2);
    await putPages(tx, { docId: partId, applicantUid: whole.applicant_uid }, those(pages, paper));
    await startReading(tx, jobs, partId, 1);
    await tellStage(tx, partId, 'read');
    made.push(partId);
  }
  await putPages(tx, { docId, applicantUid: whole.applicant_uid }, those(pages, first));
  await tx.run(sql`update document set page_count = ${first.pages.length}
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  await attachBeside(tx, null, docId, { made, isGone: false });
  await writeChange(tx, null, {
    kind: 'documentParted',
    applicantUid: whole.applicant_uid,
    subjectUid: docId,
    became: String(made.length + 1),
  });
}

const those = (pages: readonly PageOfDocument[], { pages: own }: FoundPaper): PageOfDocument[] =>
  pages.filter(({ pageUid }) => own.some((page) => page.pageUid === pageUid));

async function makePart(
  tx: Tx,
  key: ApplicantKey,
  { docId, epoch, engine }: Parting,
  whole: Whole,
  { reading, pages }: FoundPaper,
  partNo: number,
): Promise<string> {
  const name = sealName(key, partName(openName(key, whole.name), partNo));
  const { uid } = await tx.get<{ uid: string }>(sql`
    insert into document (realm_id, applicant_uid, upload_uid, name, category, category_outcome, kind, state, page_count, part_of,
      part_epoch, part_no, created_at)
    values (${tx.realmId}, ${whole.applicant_uid}, ${whole.upload_uid}, ${name}, ${reading.category}, ${reading.categoryOutcome},
      ${reading.kind}, 'read', ${pages.length}, ${docId}, ${epoch}, ${partNo}, ${whole.created_at})
    returning document_uid as uid`);
  await tx.run(sql`
    insert into reading (realm_id, document_uid, reading_no, engine, pixels_sha256, body)
    values (${tx.realmId}, ${uid}, 1, ${engine}, ${pixelsOfAll(reading.pages)}, ${sealReading(key, uid, 1, reading)})`);
  return uid;
}
