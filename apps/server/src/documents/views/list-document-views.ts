import { sql } from '../../platform/db/db.ts';
import { inReach, reachFor } from '../../platform/access/reach.ts';
import type { Handler } from '../../platform/http/call.ts';
import { readCursor } from '../../platform/lists/cursor.ts';
import { countUpToCap, parseLimit, buildPage } from '../../platform/lists/page.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { openFileName } from '../records/sealed-file-name.ts';
import { listViewRows } from './views.queries.ts';

// Someone who audits the whole realm sees who viewed and when, but not the file names.
export const listDocumentViews: Handler<'documentViews'> = async ({ parts, db, actor }, { query }) => {
  const { applicantUid } = query;
  await db.get(sql`
    select a.applicant_uid from applicant a
    where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid} and ${inReach('applicant', actor, 'audit.read')}`);
  const limit = parseLimit(query.limit);
  const cursor = readCursor(query.cursor, 'time');
  const [rows, counted, key] = await Promise.all([
    listViewRows(db, applicantUid, limit, cursor),
    cursor
      ? undefined
      : countUpToCap(db, sql`1 from view_log where realm_id = ${db.realmId} and applicant_uid = ${applicantUid}`),
    reachFor(actor, 'audit.read') === 'realm' ? undefined : loadApplicantKey(db, parts.keys, applicantUid),
  ]);
  return buildPage(rows, limit, counted, (row) => ({
    viewUid: row.uid,
    at: row.at.toISOString(),
    docId: row.document_uid,
    fileName: key && row.name ? openFileName(key, row.name) : '',
    viewedByName: row.viewer,
    role: row.role,
    purpose: row.purpose,
  }));
};
