import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { at } from './clock.ts';

export const triesAllowed = 10;
const windowMs = 15 * 60_000;

// Whose account, known or not, without keeping its name.
export const accountOf = (keys: KeyStore, realmId: string, username: string): Buffer =>
  keys.mac('account', `${realmId}/${username.normalize('NFKC').toLowerCase()}`);

// Taken before the password is looked at, in one statement: however many arrive at once, no more than the allowed are evaluated.
export async function takeTry(db: Db, account: Buffer, now: number): Promise<boolean> {
  const since = at(now - windowMs);
  const taken = await db.run(sql`
    insert into sign_in_attempt as a (realm_id, account, tries, last_at)
    values (${db.realmId}, ${account}, array[${at(now)}::timestamptz], ${at(now)})
    on conflict (realm_id, account) do update
    set tries = array(select t from unnest(a.tries) t where t > ${since}) || ${at(now)}::timestamptz, last_at = ${at(now)}
    where (select count(*) from unnest(a.tries) t where t > ${since}) < ${triesAllowed}`);
  return taken === 1;
}

// A right password is no guess.
export async function giveTryBack(db: Db, account: Buffer, now: number): Promise<void> {
  await db.run(sql`
    update sign_in_attempt set tries = array_remove(tries, ${at(now)}::timestamptz)
    where realm_id = ${db.realmId} and account = ${account}`);
}

export async function forgetTries(db: Db, account: Buffer): Promise<void> {
  await db.run(sql`delete from sign_in_attempt where realm_id = ${db.realmId} and account = ${account}`);
}
