import { sql, type Db } from '../access/db.ts';

// The realm's own agency: owner of direct applicants, and where an admin's reviewers belong.
export const houseOf = async (db: Db): Promise<string> =>
  (
    await db.get<{ uid: string }>(
      sql`select agency_uid as uid from agency where realm_id = ${db.realmId} and type = 'SUPER_ADMIN'`,
    )
  ).uid;
