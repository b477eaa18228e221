import { randomUUID } from 'node:crypto';
import type { PendingSignIn } from '@visawright/contract/identity/second-factor.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { at } from '../sessions/clock.ts';
import { openSecret, sealSecret } from '../second-factor/second-factor.ts';
import { appAddress, newSecret } from '../second-factor/totp.ts';

const lifeMs = 10 * 60_000;
const use = 'pending sign-in';
const about = (realmId: string, signInUid: string) => `${realmId}/${signInUid}`;

export interface SigningIn {
  readonly personUid: string;
  readonly name: string;
  readonly email: string;
}

// Keeps the provider's refresh token until the code arrives; the browser gets nothing but an id.
export async function holdSignIn(
  { db, parts: { keys }, realm }: PublicCall,
  who: SigningIn,
  order: { refreshToken: string; factorAt: number; now: number; withSetUp: boolean },
): Promise<PendingSignIn> {
  const signInUid = randomUUID();
  const secret = order.withSetUp ? newSecret() : undefined;
  await db.run(sql`
    insert into pending_sign_in (realm_id, sign_in_uid, person_uid, refresh_token, secret, factor_at, expires_at)
    values (${db.realmId}, ${signInUid}, ${who.personUid},
      ${keys.seal(use, about(db.realmId, signInUid), order.refreshToken)},
      ${secret === undefined ? null : sealSecret(keys, db.realmId, who.personUid, secret)},
      ${at(order.factorAt)}, ${at(order.now + lifeMs)})`);
  const app = secret && {
    secret,
    address: appAddress(realm.configuration.realmDisplayName, who.email, secret),
  };
  return { signInUid, name: who.name, ...(app ? { app } : {}) };
}

interface Row {
  readonly person_uid: string;
  readonly email: string;
  readonly refresh_token: Buffer;
  readonly secret: Buffer | null;
  readonly factor_at: Date;
}

export interface HeldSignIn {
  readonly personUid: string;
  readonly email: string;
  readonly refreshToken: string;
  readonly secret: string | undefined;
  readonly factorAt: number;
}

export async function findHeldSignIn(
  { db, parts: { keys } }: PublicCall,
  signInUid: string,
  now: number,
): Promise<HeldSignIn | undefined> {
  const row = await db.find<Row>(sql`
    select s.person_uid, p.email, s.refresh_token, s.secret, s.factor_at from pending_sign_in s
    join person p on p.realm_id = s.realm_id and p.person_uid = s.person_uid
    where s.realm_id = ${db.realmId} and s.sign_in_uid = ${signInUid} and s.expires_at > ${at(now)} and p.status = 'active'`);
  return (
    row && {
      personUid: row.person_uid,
      email: row.email,
      refreshToken: keys.open(use, about(db.realmId, signInUid), row.refresh_token),
      secret: row.secret === null ? undefined : openSecret(keys, db.realmId, row.person_uid, row.secret),
      factorAt: row.factor_at.getTime(),
    }
  );
}

// False: another call with the same id was faster.
export const releaseSignIn = async (db: Db, signInUid: string): Promise<boolean> =>
  (await db.run(sql`delete from pending_sign_in where realm_id = ${db.realmId} and sign_in_uid = ${signInUid}`)) === 1;
