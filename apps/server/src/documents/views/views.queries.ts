import type { DocumentView } from '@visawright/contract/documents/document.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { Cursor } from '../../platform/lists/cursor.ts';
import type { ListedRow } from '../../platform/lists/page.ts';

export interface ViewRow extends ListedRow {
  readonly at: Date;
  readonly document_uid: string;
  readonly name: Buffer | null;
  readonly viewer: string;
  readonly role: string;
  readonly purpose: DocumentView['purpose'];
}

export const listViewRows = (
  db: Db,
  applicantUid: string,
  limit: number,
  cursor: Cursor | undefined,
): Promise<ViewRow[]> =>
  db.many<ViewRow>(sql`
    select v.view_uid as uid, v.at::text as sort_key, v.at, v.document_uid, coalesce(d.name, u.name) as name,
      btrim(p.first_name || ' ' || p.last_name) as viewer, p.role, v.purpose
    from view_log v
    join document d on d.realm_id = v.realm_id and d.document_uid = v.document_uid
    join person p on p.realm_id = v.realm_id and p.person_uid = v.person_uid
    left join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where v.realm_id = ${db.realmId} and v.applicant_uid = ${applicantUid}
      and ${cursor ? sql`(v.at, v.view_uid) < (${cursor.key}::timestamptz, ${cursor.uid}::uuid)` : sql`true`}
    order by v.at desc, v.view_uid desc limit ${limit + 1}`);
