import { sql } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall, Handler, Handlers } from '../../platform/http/call.ts';
import { listKnown } from '../passkeys/known-passkeys.ts';
import { removeAllPasskeys } from '../passkeys/remove-passkey.ts';
import { at } from '../sessions/clock.ts';
import { writeRecoveryCodes } from './recovery-codes.ts';
import {
  countingGuesses,
  findFactor,
  hasSecondFactor,
  isSecondFactorRequired,
  openSecret,
  sealSecret,
  turnOff,
  turnOn,
} from './second-factor.ts';
import { getEmail } from '../people/get-email.ts';
import { appAddress, newSecret, stepOf } from './totp.ts';

const getSecondFactor: Handler<'getSecondFactor'> = async ({ db, actor, realm }) => {
  const { left } = await db.get<{ left: number }>(sql`
    select count(*)::int as left from recovery_code
    where realm_id = ${db.realmId} and person_uid = ${actor.personUid} and used_at is null`);
  return {
    isOn: await hasSecondFactor(db, actor.personUid),
    isRequired: isSecondFactorRequired(realm, actor.role),
    recoveryCodesLeft: left,
  };
};

// An app that is in use stays in use until the new one has shown its first code.
const startSecondFactor: Handler<'startSecondFactor'> = async ({ db, actor, realm, parts }) => {
  if (await hasSecondFactor(db, actor.personUid)) throw new AppError('secondFactor.isOn');
  const secret = newSecret();
  await db.run(sql`
    insert into second_factor (realm_id, person_uid, secret)
    values (${db.realmId}, ${actor.personUid}, ${sealSecret(parts.keys, db.realmId, actor.personUid, secret)})
    on conflict (realm_id, person_uid) do update set secret = excluded.secret where second_factor.confirmed_at is null`);
  const email = await getEmail(db, actor.personUid);
  return { secret, address: appAddress(realm.configuration.realmDisplayName, email, secret) };
};

const confirmSecondFactor: Handler<'confirmSecondFactor'> = async (call, { body }) => {
  const { db, actor, parts } = call;
  const now = Date.now();
  const factor = await findFactor(db, actor.personUid);
  if (factor === undefined) throw new AppError('record.notFound');
  if (factor.confirmed_at !== null) throw new AppError('secondFactor.isOn');
  const secret = openSecret(parts.keys, db.realmId, actor.personUid, factor.secret);
  let step: number | undefined;
  await countingGuesses(call, await getEmail(db, actor.personUid), now, async () => {
    step = stepOf(secret, body.code.replaceAll(/\s/g, ''), now);
    return step !== undefined;
  });
  return db.transaction(async (tx) => {
    // Twice at once: only one shows the recovery codes.
    const claimed = await tx.run(sql`
      update second_factor set confirmed_at = ${at(now)}
      where realm_id = ${tx.realmId} and person_uid = ${actor.personUid} and confirmed_at is null`);
    if (claimed === 0) throw new AppError('secondFactor.isOn');
    const recoveryCodes = await turnOn(tx, parts.keys, actor.personUid, { secret, step: step!, now });
    await writeChange(tx, actor, { kind: 'secondFactorOn', subjectUid: actor.personUid });
    return { recoveryCodes };
  });
};

const removeSecondFactor: Handler<'removeSecondFactor'> = async (call) => {
  if (isSecondFactorRequired(call.realm, call.actor.role)) throw new AppError('secondFactor.isRequired');
  await switchOff(call, call.actor.personUid, 'secondFactorOff');
  return { ok: true };
};

const newRecoveryCodes: Handler<'newRecoveryCodes'> = ({ db, actor, parts }) =>
  db.transaction(async (tx) => {
    if (!(await hasSecondFactor(tx, actor.personUid))) throw new AppError('record.notFound');
    await writeChange(tx, actor, { kind: 'recoveryCodesReplaced', subjectUid: actor.personUid });
    return { recoveryCodes: await writeRecoveryCodes(tx, parts.keys, actor.personUid) };
  });

// For a person who has lost app, passkeys and recovery codes. They sign in with the password and set up a new app where it is required.
const resetSecondFactor: Handler<'resetSecondFactor'> = async (call, { body: { personUid } }) => {
  const { db, actor } = call;
  if (personUid === actor.personUid) throw new AppError('person.notYourself');
  const passkeys = await listKnown(db, personUid);
  if (passkeys.length === 0 && !(await hasSecondFactor(db, personUid))) throw new AppError('record.notFound');
  const { sub } = await db.get<{ sub: string }>(
    sql`select kc_sub as sub from person where realm_id = ${db.realmId} and person_uid = ${personUid}`,
  );
  await removeAllPasskeys(call, { personUid, sub });
  await switchOff(call, personUid, 'secondFactorReset');
  return { ok: true };
};

const switchOff = ({ db, actor, parts }: ActorCall, personUid: string, kind: string) =>
  db.transaction(async (tx) => {
    await turnOff(tx, parts.keys, { personUid, email: await getEmail(tx, personUid) });
    await writeChange(tx, actor, { kind, subjectUid: personUid });
  });

export const secondFactorHandlers = {
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  newRecoveryCodes,
  resetSecondFactor,
} satisfies Partial<Handlers>;
