import { sql, type Db } from '../../platform/db/db.ts';

export const getEmail = async (db: Db, personUid: string): Promise<string> =>
  (
    await db.get<{ email: string }>(
      sql`select email from person where realm_id = ${db.realmId} and person_uid = ${personUid}`,
    )
  ).email;
