import { sql, type Db } from '../access/db.ts';

export const wasSent = async (db: Db, key: string): Promise<boolean> =>
  (await db.find(sql`select 1 from mail_sent where realm_id = ${db.realmId} and mail_key = ${key}`)) !== undefined;

export async function noteSent(db: Db, key: string): Promise<void> {
  await db.run(sql`insert into mail_sent (realm_id, mail_key) values (${db.realmId}, ${key}) on conflict do nothing`);
}
