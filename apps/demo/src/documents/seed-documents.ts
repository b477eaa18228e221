import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { sql, realmKeysOf, type Db, type Parts, type Tx } from '@visawright/server/tools.ts';
import { openDetails, recommendDocument } from '@visawright/server/product.ts';
import { demoApplications } from '../applications/demo-applications.ts';
import { demoReference } from '../applications/demo-journey.ts';
import { agencyActor } from '../database/agency-actor.ts';
import { insertRows } from '../database/insert-rows.ts';
import { seededApplications, type SeededApplicationRow } from '../database/seeded-applications.queries.ts';
import { applicationDocuments, isComplete } from './content/application-documents.ts';
import type { DemoDocument, DocumentContext } from './content/demo-document.types.ts';
import { loadDocumentContext } from './content/load-document-context.ts';
import { deleteStandIns } from './delete-stand-ins.ts';
import { drawnFile } from './drawn-file.ts';
import { inParallel } from './in-parallel.ts';
import { insertDocument } from './insert-document.ts';
import { isDrawn, type DemoRealm } from './is-drawn.ts';
import type { FileReader } from './read-files.ts';

export interface DocumentWork {
  readonly keys: Parts['keys'];
  readonly reader: FileReader | undefined; // undefined: no object store, so documents have no files
  readonly db: Db;
  readonly demoRealm: DemoRealm;
}

const filesAtOnce = 3;

// Gives every application past its first step its documents: files that are stored and read, or stand-ins. Returns their number.
export async function seedDocuments(work: DocumentWork): Promise<number> {
  const { keys, reader, db, demoRealm } = work;
  const cases = new Map(
    demoApplications.map((demoApplication, at) => [demoReference(demoRealm.path, at), { demoApplication, at }]),
  );
  const rows = await seededApplications(db, [...cases.keys()]);
  const realmKeys = await realmKeysOf(db, keys);
  let inserted = 0;
  try {
    for (const row of rows) {
      const { demoApplication, at } = cases.get(row.reference)!;
      const withFiles = reader !== undefined && isDrawn(demoApplication, demoRealm);
      if (demoApplication.status === 'draft' || row.has_files || (row.has_stand_ins && !withFiles)) continue;
      const given = await loadDocumentContext(row, openDetails(realmKeys, row));
      const documents = applicationDocuments(demoApplication, at, given);
      const addedAt = new Date(row.created_at.getTime() + 5_400_000);
      const isChecked = isComplete(demoApplication); // a person went through them before the form was completed
      inserted += withFiles
        ? await readAll(work, reader, row, given, documents, { at: addedAt, isChecked })
        : await insertAll(work, row, documents, addedAt);
    }
  } finally {
    await closePress();
  }
  return inserted;
}

async function insertAll(
  { keys, db }: DocumentWork,
  row: SeededApplicationRow,
  documents: readonly DemoDocument[],
  at: Date,
): Promise<number> {
  const { applicant_uid: applicantUid, created_by: by } = row;
  return db.transaction(async (tx) => {
    const docIds: string[] = [];
    for (const document of documents) docIds.push(await insertDocument(keys, tx, { applicantUid, by, at, document }));
    await attachAll(tx, row, docIds);
    for (const category of new Set(documents.map((each) => each.category)))
      await recommendDocument(tx, keys, applicantUid, category);
    return docIds.length;
  });
}

interface Adding {
  readonly at: Date;
  readonly isChecked: boolean;
}

// The files are attached together once all are read. A seed that was interrupted finds the files it stored and goes on.
async function readAll(
  { keys, db }: DocumentWork,
  reader: FileReader,
  row: SeededApplicationRow,
  given: DocumentContext,
  documents: readonly DemoDocument[],
  { at, isChecked }: Adding,
): Promise<number> {
  const { applicant_uid: applicantUid } = row;
  if (row.has_stand_ins) await deleteStandIns(db, keys, row);
  const actor = agencyActor(db, row);
  const read = await inParallel(documents, filesAtOnce, async (document) => {
    const file = await drawnFile(given, document);
    return file ? reader.read(db, actor, { ...file, applicantUid, fileName: document.fileName }) : [];
  });
  const docIds = [...new Set(read.flat())];
  await db.transaction(async (tx) => {
    await attachAll(tx, row, docIds);
    await backdate(tx, docIds, at);
    if (isChecked) await verify(tx, docIds, row.created_by, at);
  });
  return docIds.length;
}

const attachAll = (tx: Tx, { application_uid, applicant_uid }: SeededApplicationRow, docIds: readonly string[]) =>
  insertRows(
    tx,
    'application_document',
    docIds.map((document_uid, position) => ({ application_uid, document_uid, applicant_uid, position })),
  );

// A file that another application of the traveller has already keeps the earlier day.
async function backdate(tx: Tx, docIds: readonly string[], at: Date): Promise<void> {
  await tx.run(sql`
    update document set created_at = least(created_at, ${at}::timestamptz), settled_at = least(settled_at, ${at}::timestamptz)
    where realm_id = ${tx.realmId} and document_uid = any(${docIds}::uuid[])`);
  await tx.run(sql`
    update upload u set created_at = least(u.created_at, ${at}::timestamptz) from document d
    where d.realm_id = u.realm_id and d.upload_uid = u.upload_uid and d.realm_id = ${tx.realmId}
      and d.document_uid = any(${docIds}::uuid[])`);
}

const verify = (tx: Tx, docIds: readonly string[], by: string, at: Date): Promise<number> =>
  tx.run(sql`
    update document set verified_by = ${by}, verified_at = ${at}
    where realm_id = ${tx.realmId} and document_uid = any(${docIds}::uuid[]) and verified_at is null`);
