import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { at } from '../sessions/clock.ts';

const windowMs = 15 * 60_000;

// Identifies an account, existing or not, without storing its name.
export const hashAccountName = (keys: KeyStore, realmId: string, username: string): Buffer =>
  keys.mac('account', `${realmId}/${username.normalize('NFKC').toLowerCase()}`);

// Taken before the password is checked, in one statement: however many arrive at once, no more than the allowed number are evaluated.
export async function takeAttempt(db: Db, account: Buffer, now: number, allowed: number): Promise<boolean> {
  const since = at(now - windowMs);
  const taken = await db.run(sql`
    insert into sign_in_attempt as a (realm_id, account, tries, last_at)
    values (${db.realmId}, ${account}, array[${at(now)}::timestamptz], ${at(now)})
    on conflict (realm_id, account) do update
    set tries = array(select t from unnest(a.tries) t where t > ${since}) || ${at(now)}::timestamptz, last_at = ${at(now)}
    where (select count(*) from unnest(a.tries) t where t > ${since}) < ${allowed}`);
  return taken === 1;
}

// A correct password does not count as an attempt. Only one is returned: others may have arrived in the same millisecond.
export async function returnAttempt(db: Db, account: Buffer, now: number): Promise<void> {
  const position = sql`array_position(tries, ${at(now)}::timestamptz)`;
  await db.run(sql`
    update sign_in_attempt set tries = tries[:${position} - 1] || tries[${position} + 1:]
    where realm_id = ${db.realmId} and account = ${account} and ${position} is not null`);
}

export async function clearAttempts(db: Db, account: Buffer): Promise<void> {
  await db.run(sql`delete from sign_in_attempt where realm_id = ${db.realmId} and account = ${account}`);
}
