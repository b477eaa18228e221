import { trustedDays } from '@visawright/contract/identity/second-factor-facts.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { Handler, PublicCall } from '../../platform/http/call.ts';
import type { Clock } from '../sessions/clock.ts';
import { checkCode, countingGuesses, hasSecondFactor, turnOn } from '../second-factor/second-factor.ts';
import { stepOf } from '../second-factor/totp.ts';
import { enterAfterCode } from './enter-session.ts';
import { findHeldSignIn, releaseSignIn, type HeldSignIn } from './pending-sign-in.ts';

export const completeSignIn =
  (clock: Clock): Handler<'completeSignIn'> =>
  async (call, { body }) => {
    const now = clock();
    const held = await findHeldSignIn(call, body.signInUid, now);
    if (held === undefined) throw new AppError('auth.signInOld');
    const step = held.secret === undefined ? undefined : await firstCode(call, held, held.secret, body.code, now);
    if (held.secret === undefined) await checkCode(call, held, body.code, now);
    if (!(await releaseSignIn(call.db, body.signInUid))) throw new AppError('auth.signInOld');
    const tokens = await call.parts.identity.refresh(call.realm, held.refreshToken);
    if (tokens === 'dead') throw new AppError('auth.signInOld');
    const result = await enterAfterCode(call, tokens, { now, trustDays: body.trustDevice ? trustedDays : 0 });
    if (held.secret === undefined || step === undefined) return result;
    return { ...result, recoveryCodes: await setUp(call, held, { secret: held.secret, step, now }) };
  };

// Two windows may both lead through the set-up; the first one counts.
async function firstCode(call: PublicCall, held: HeldSignIn, secret: string, code: string, now: number) {
  if (await hasSecondFactor(call.db, held.personUid)) throw new AppError('auth.signInOld');
  let step: number | undefined;
  await countingGuesses(call, held.email, now, async () => {
    step = stepOf(secret, code.replaceAll(/\s/g, ''), now);
    return step !== undefined;
  });
  return step;
}

const setUp = (call: PublicCall, { personUid }: HeldSignIn, order: { secret: string; step: number; now: number }) =>
  call.db.transaction(async (tx) => {
    const codes = await turnOn(tx, call.parts.keys, personUid, order);
    await writeChange(tx, { personUid }, { kind: 'secondFactorOn', subjectUid: personUid });
    return codes;
  });
