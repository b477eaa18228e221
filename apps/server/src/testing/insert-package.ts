import { sql, type Db } from '../platform/db/db.ts';

// Only the row of a built package, for tests that ask whether one exists. Without an application there is no package.
export const insertPackage = async (db: Db, applicationUid: string): Promise<string | undefined> => {
  const made = await db.find<{ uid: string }>(sql`
    insert into package (realm_id, application_uid, applicant_uid, state, package_id, built_at, object_key, sealed_sha256, byte_size,
      contents, key_no)
    select realm_id, application_uid, applicant_uid, 'ready', repeat('0', 64), now(),
      realm_id || '/' || applicant_uid || '/package/' || gen_random_uuid(), '\\x00', 1, '\\x00', 1
    from application where realm_id = ${db.realmId} and application_uid = ${applicationUid}
    returning package_uid as uid`);
  return made?.uid;
};
