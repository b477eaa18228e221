import { closePress } from '@visawright/specimens/papers/press.ts';
import { sql, type Db, type Tx } from '../../access/db.ts';
import { openDetails } from '../../applicants/details.ts';
import { recommend } from '../../documents/recommend.ts';
import type { Parts } from '../../parts.ts';
import { realmKeysOf } from '../../vault/realm-key.ts';
import { demoCases, type DemoCase } from '../case-rows.ts';
import { demoReference } from '../demo-application.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoPaper, PaperCase } from './demo-paper.ts';
import { drawnPaper } from './drawn-paper.ts';
import { isDrawn, type DemoPlace } from './is-drawn.ts';
import { paperCase } from './paper-case.ts';
import { papersOfCase } from './papers-of-case.ts';
import { plantPaper } from './plant-paper.ts';
import { seededApplications, type Seeded } from './seeded.queries.ts';

export interface PaperWork {
  readonly parts: Pick<Parts, 'keys'> & Partial<Pick<Parts, 'papers'>>; // without a store no paper has a file
  readonly db: Db;
  readonly place: DemoPlace;
  readonly bringsPassport: (told: DemoCase) => boolean; // a real file somebody uploads
}

// Papers for every application, in the order it hands them in: real files where the case is drawn, else papers that stand for themselves.
export async function seedPapers({ parts, db, place, bringsPassport }: PaperWork): Promise<number> {
  const cases = new Map(demoCases.map((told, at) => [demoReference(place.path, at), { told, at }]));
  const rows = await seededApplications(db, [...cases.keys()]);
  const realmKeys = await realmKeysOf(db, parts.keys);
  let planted = 0;
  try {
    for (const row of rows) {
      const { told, at } = cases.get(row.reference)!;
      if (row.has_papers || told.status === 'draft') continue;
      const given = await paperCase(row, openDetails(realmKeys, row));
      const papers = papersOfCase(told, at, given).filter(
        ({ category }) => category !== 'Passport' || !bringsPassport(told),
      );
      planted += await db.transaction((tx) => plant(parts, tx, row, given, papers, isDrawn(told, place)));
    }
  } finally {
    await closePress();
  }
  return planted;
}

async function plant(
  parts: PaperWork['parts'],
  db: Tx,
  row: Seeded,
  given: PaperCase,
  papers: readonly DemoPaper[],
  withFiles: boolean,
): Promise<number> {
  const { applicant_uid: applicantUid, application_uid, created_by: by, created_at } = row;
  const at = new Date(created_at.getTime() + 5_400_000);
  const store = parts.papers;
  const docIds: string[] = [];
  await clearStandIns(db, row);
  for (const paper of papers) {
    const drawn = withFiles && store ? await drawnPaper(given, paper) : undefined;
    docIds.push(await plantPaper({ keys: parts.keys, papers: store }, db, { applicantUid, by, at, paper, drawn }));
  }
  const { last } = await db.get<{ last: number }>(sql`
    select coalesce(max(position), -1) as last from application_document
    where realm_id = ${db.realmId} and application_uid = ${application_uid}`);
  await insertRows(db, 'application_document', docIds.map((document_uid, n) => ({ application_uid, document_uid, applicant_uid: applicantUid, position: last + 1 + n }))); // prettier-ignore
  for (const category of new Set(papers.map((each) => each.category)))
    await recommend(db, parts.keys, applicantUid, category);
  return docIds.length;
}

// An earlier demo had papers nobody could open or read.
async function clearStandIns(db: Db, { application_uid, applicant_uid }: Seeded): Promise<void> {
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
