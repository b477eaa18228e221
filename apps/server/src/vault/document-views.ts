import { sql } from '../access/db.ts';
import { inReach, reachFor } from '../access/reach.ts';
import type { Handler } from '../http/call.ts';
import { readCursor } from '../lists/cursor.ts';
import { countUpToCap, limitOf, pageFrom } from '../lists/page.ts';
import { keyOf } from './applicant-key.ts';
import { openName } from './file-names.ts';
import { listViews } from './vault.queries.ts';

// Whoever keeps the whole realm's trail sees who looked and when; what a person called their files is not theirs to read.
export const documentViews: Handler<'documentViews'> = async ({ parts, db, actor }, { query }) => {
  const { applicantUid } = query;
  await db.get(sql`
    select a.applicant_uid from applicant a
    where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid} and ${inReach('applicant', actor, 'audit.read')}`);
  const limit = limitOf(query.limit);
  const cursor = readCursor(query.cursor, 'time');
  const [rows, counted, key] = await Promise.all([
    listViews(db, applicantUid, limit, cursor),
    cursor
      ? undefined
      : countUpToCap(db, sql`1 from view_log where realm_id = ${db.realmId} and applicant_uid = ${applicantUid}`),
    reachFor(actor, 'audit.read') === 'realm' ? undefined : keyOf(db, parts.keys, applicantUid),
  ]);
  return pageFrom(rows, limit, counted, (row) => ({
    viewUid: row.uid,
    at: row.at.toISOString(),
    docId: row.document_uid,
    fileName: key && row.name ? openName(key, row.name) : '',
    viewedByName: row.viewer,
    role: row.role,
    purpose: row.purpose,
  }));
};
