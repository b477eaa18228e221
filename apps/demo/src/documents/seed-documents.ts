import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { sql, realmKeysOf, type Db, type Tx, type Parts } from '@visawright/server/tools.ts';
import { openDetails, recommendDocument } from '@visawright/server/product.ts';
import { demoApplications, type DemoApplication } from '../applications/demo-applications.ts';
import { demoReference } from '../applications/demo-journey.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { DemoDocument, DocumentContext } from './content/demo-document.types.ts';
import { drawnDocument } from './drawn-document.ts';
import { isDrawn, type DemoRealm } from './is-drawn.ts';
import { loadDocumentContext } from './content/load-document-context.ts';
import { applicationDocuments } from './content/application-documents.ts';
import { insertDocument } from './insert-document.ts';
import { seededApplications, type SeededApplicationRow } from '../database/seeded-applications.queries.ts';

export interface DocumentWork {
  readonly parts: Pick<Parts, 'keys'> & Partial<Pick<Parts, 'sealedObjects'>>; // without an object store documents have no files
  readonly db: Db;
  readonly demoRealm: DemoRealm;
  readonly bringsPassport: (demoApplication: DemoApplication) => boolean; // the passport is uploaded as a real file instead
}

// Inserts documents for every application: real files where the demo application is drawn, otherwise only their values.
export async function seedDocuments({ parts, db, demoRealm, bringsPassport }: DocumentWork): Promise<number> {
  const cases = new Map(
    demoApplications.map((demoApplication, at) => [demoReference(demoRealm.path, at), { demoApplication, at }]),
  );
  const rows = await seededApplications(db, [...cases.keys()]);
  const realmKeys = await realmKeysOf(db, parts.keys);
  let inserted = 0;
  try {
    for (const row of rows) {
      const { demoApplication, at } = cases.get(row.reference)!;
      if (row.has_documents || demoApplication.status === 'draft') continue;
      const given = await loadDocumentContext(row, openDetails(realmKeys, row));
      const documents = applicationDocuments(demoApplication, at, given).filter(
        ({ category }) => category !== 'Passport' || !bringsPassport(demoApplication),
      );
      inserted += await db.transaction((tx) =>
        insertAll(parts, tx, row, given, documents, isDrawn(demoApplication, demoRealm)),
      );
    }
  } finally {
    await closePress();
  }
  return inserted;
}

async function insertAll(
  parts: DocumentWork['parts'],
  db: Tx,
  row: SeededApplicationRow,
  given: DocumentContext,
  documents: readonly DemoDocument[],
  withFiles: boolean,
): Promise<number> {
  const { applicant_uid: applicantUid, application_uid, created_by: by, created_at } = row;
  const at = new Date(created_at.getTime() + 5_400_000);
  const store = parts.sealedObjects;
  const docIds: string[] = [];
  await deletePlaceholders(db, row);
  for (const document of documents) {
    const drawn = withFiles && store ? await drawnDocument(given, document) : undefined;
    docIds.push(
      await insertDocument({ keys: parts.keys, sealedObjects: store }, db, { applicantUid, by, at, document, drawn }),
    );
  }
  const { last } = await db.get<{ last: number }>(sql`
    select coalesce(max(position), -1) as last from application_document
    where realm_id = ${db.realmId} and application_uid = ${application_uid}`);
  await insertRows(
    db,
    'application_document',
    docIds.map((document_uid, n) => ({
      application_uid,
      document_uid,
      applicant_uid: applicantUid,
      position: last + 1 + n,
    })),
  );
  for (const category of new Set(documents.map((each) => each.category)))
    await recommendDocument(db, parts.keys, applicantUid, category);
  return docIds.length;
}

// Removes the unreadable placeholder documents of earlier demo versions.
async function deletePlaceholders(db: Db, { application_uid, applicant_uid }: SeededApplicationRow): Promise<void> {
  const empty = sql`select d.document_uid from document d
    where d.realm_id = ${db.realmId} and d.applicant_uid = ${applicant_uid} and d.upload_uid is null and d.page_count = 0
      and not exists (select from reading r where r.realm_id = d.realm_id and r.document_uid = d.document_uid)`;
  const gone = await db.many<{ uid: string }>(sql`
    delete from application_document x
    where x.realm_id = ${db.realmId} and x.application_uid = ${application_uid} and x.document_uid in (${empty})
    returning x.document_uid as uid`);
  await db.run(sql`
    delete from document where realm_id = ${db.realmId} and document_uid = any(${gone.map(({ uid }) => uid)}::uuid[])`);
}
