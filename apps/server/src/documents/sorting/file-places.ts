import { sql, type Db } from '../../platform/db/db.ts';

// Where documents were found: in which file, and at which of its pages. A document that was given to its traveller keeps its place.
export interface FilePlace {
  readonly fileUid: string;
  readonly at: number; // first page, from 1
  readonly order: number; // among all files, in the order they came
  readonly before: Neighbour | null;
  readonly after: Neighbour | null;
}
interface Neighbour {
  readonly docId: string;
  readonly applicantUid: string;
}

interface Row extends Neighbour {
  readonly fileUid: string;
  readonly at: number;
}

export async function findFilePlaces(
  db: Db,
  applicantUids: readonly string[],
): Promise<ReadonlyMap<string, FilePlace>> {
  const rows = await db.many<Row>(sql`
    select d.document_uid as "docId", d.applicant_uid as "applicantUid", coalesce(d.found_in, d.upload_uid) as "fileUid",
      coalesce(d.found_at, (select min(p.n) + 1 from document_page m join page p on p.realm_id = m.realm_id and p.page_uid = m.page_uid
        where m.realm_id = d.realm_id and m.document_uid = d.document_uid), 1)::int as at
    from document d
    where d.realm_id = ${db.realmId} and d.applicant_uid = any(${[...applicantUids]}::uuid[]) and d.deleted_at is null
      and d.upload_uid is not null and d.copy_of is null
    order by min(d.created_at) over (partition by coalesce(d.found_in, d.upload_uid)), "fileUid", at, d.document_uid`);
  const nearby = (at: number, { fileUid }: Row): Neighbour | null => {
    const row = rows[at];
    return row?.fileUid === fileUid ? { docId: row.docId, applicantUid: row.applicantUid } : null;
  };
  return new Map(
    rows.map((row, n) => [
      row.docId,
      { fileUid: row.fileUid, at: row.at, order: n, before: nearby(n - 1, row), after: nearby(n + 1, row) },
    ]),
  );
}
