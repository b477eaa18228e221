import { inReach } from '../../platform/access/reach.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sql } from '../../platform/db/db.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { openReceipt, receiptRows } from './stored-receipt.ts';

export const receiptHandlers = {
  getReceipts: async ({ db, parts, actor }, { query }) => {
    const { applicationUid } = query;
    const { applicant_uid: applicantUid } = await db.get<{ applicant_uid: string }>(sql`
      select a.applicant_uid from application a
      where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
        and ${inReach('application', actor, 'application.read')}`);
    const rows = await receiptRows(db, applicationUid);
    if (rows.length === 0) return { items: [] };
    const key = await loadApplicantKey(db, parts.keys, applicantUid);
    return { items: rows.map((row) => openReceipt(key, row)) };
  },
} satisfies Partial<Handlers>;
