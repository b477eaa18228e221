import { sql, type Db } from '../../platform/db/db.ts';

// The platform agency owns direct applicants, and an admin's reviewers belong to it.
export const getPlatformAgencyUid = async (db: Db): Promise<string> =>
  (
    await db.get<{ uid: string }>(
      sql`select agency_uid as uid from agency where realm_id = ${db.realmId} and type = 'SUPER_ADMIN'`,
    )
  ).uid;
