import { rolesWithSecondFactor } from '@visawright/contract/identity/second-factor-facts.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import type { Realm } from '../../platform/realms/realm.types.ts';
import { at } from '../sessions/clock.ts';
import { recogniseOrigin } from '../sign-in-limits/origin.ts';
import { hashAccountName } from '../sign-in-limits/sign-in-attempts.ts';
import { takeSignInAttempt } from '../sign-in-limits/sign-in-limit.ts';
import { spendRecoveryCode, writeRecoveryCodes } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

const use = 'second factor';
const about = (realmId: string, personUid: string) => `${realmId}/${personUid}`;

export const sealSecret = (keys: KeyStore, realmId: string, personUid: string, secret: string): Buffer =>
  keys.seal(use, about(realmId, personUid), secret);
export const openSecret = (keys: KeyStore, realmId: string, personUid: string, sealed: Buffer): string =>
  keys.open(use, about(realmId, personUid), sealed);

export const isSecondFactorRequired = (realm: Realm, role: Role): boolean =>
  realm.secondFactorForStaff && (rolesWithSecondFactor as readonly Role[]).includes(role);

interface Factor {
  readonly secret: Buffer;
  readonly confirmed_at: Date | null;
}

export const findFactor = (db: Db, personUid: string): Promise<Factor | undefined> =>
  db.find<Factor>(sql`
    select secret, confirmed_at from second_factor where realm_id = ${db.realmId} and person_uid = ${personUid}`);

export const hasSecondFactor = async (db: Db, personUid: string): Promise<boolean> =>
  ((await findFactor(db, personUid))?.confirmed_at ?? null) !== null;

// Replaces whatever the person had.
export async function turnOn(
  tx: Db,
  keys: KeyStore,
  personUid: string,
  { secret, step, now }: { secret: string; step: number; now: number },
): Promise<string[]> {
  const sealed = sealSecret(keys, tx.realmId, personUid, secret);
  await tx.run(sql`
    insert into second_factor (realm_id, person_uid, secret, confirmed_at, last_step)
    values (${tx.realmId}, ${personUid}, ${sealed}, ${at(now)}, ${step})
    on conflict (realm_id, person_uid) do update
    set secret = excluded.secret, confirmed_at = excluded.confirmed_at, last_step = excluded.last_step`);
  return writeRecoveryCodes(tx, keys, personUid);
}

// Also forgets which devices need no code.
export async function turnOff(tx: Db, keys: KeyStore, person: { personUid: string; email: string }): Promise<void> {
  const mine = sql`realm_id = ${tx.realmId} and person_uid = ${person.personUid}`;
  await tx.run(sql`delete from second_factor where ${mine}`);
  await tx.run(sql`delete from recovery_code where ${mine}`);
  await tx.run(sql`
    update known_origin set trusted_until = null
    where realm_id = ${tx.realmId} and account = ${hashAccountName(keys, tx.realmId, person.email)}`);
}

// A code of the app or a recovery code, under the same limits as passwords with counters of their own.
export async function checkCode(
  call: PublicCall,
  person: { readonly personUid: string; readonly email: string },
  code: string,
  now: number,
): Promise<void> {
  const isRight = (plain: string) => isRightCode(call, person.personUid, plain, now);
  await countingGuesses(call, person.email, now, () => isRight(code.replaceAll(/[\s-]/g, '').toLowerCase()));
}

export async function countingGuesses(
  call: PublicCall,
  email: string,
  now: number,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const { keys } = call.parts;
  const origin = await recogniseOrigin(call, hashAccountName(keys, call.db.realmId, email));
  const counted = hashAccountName(keys, call.db.realmId, `code ${email}`);
  const attempt = await takeSignInAttempt(call, counted, origin, now);
  if (attempt === undefined) throw new AppError('quota.tooMany');
  if (!(await isRight())) throw new AppError('auth.codeWrong');
  await attempt.giveBack();
}

async function isRightCode({ db, parts: { keys } }: PublicCall, personUid: string, code: string, now: number) {
  const factor = await findFactor(db, personUid);
  if (factor === undefined || factor.confirmed_at === null) return false;
  if (code.length !== 6) return spendRecoveryCode(db, keys, personUid, code, now);
  const step = stepOf(openSecret(keys, db.realmId, personUid, factor.secret), code, now);
  if (step === undefined) return false;
  const accepted = await db.run(sql`
    update second_factor set last_step = ${step}
    where realm_id = ${db.realmId} and person_uid = ${personUid} and last_step < ${step}`);
  return accepted === 1;
}
