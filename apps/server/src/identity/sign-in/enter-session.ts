import type { LoginResult } from '@visawright/contract/identity/user.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { findActor } from '../../platform/access/find-actor.ts';
import { recordFactor } from '../../platform/access/recent-factor.ts';
import { verifyToken, type VerifiedToken } from '../../platform/access/verify-token.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import type { ProviderTokens } from '../../platform/keycloak/identity.types.ts';
import { openSession } from '../sessions/session-tokens.ts';
import { checkAgencyProvider } from '../agency-providers/check-agency-provider.ts';
import { checkPasskeys } from '../passkeys/check-passkeys.ts';
import { hasSecondFactor, isSecondFactorRequired } from '../second-factor/second-factor.ts';
import { isTrustedDevice, rememberOrigin } from '../sign-in-limits/origin.ts';
import { hashAccountName } from '../sign-in-limits/sign-in-attempts.ts';
import { holdSignIn, type SigningIn } from './pending-sign-in.ts';

interface Entering {
  readonly actor: Actor;
  readonly token: VerifiedToken;
  readonly who: SigningIn;
  readonly account: Buffer;
}

// Opens a session with the provider's tokens, however the person entered the password. Where a second factor is set up or required, the
// sign-in is held until its code arrives.
export async function enterSession(
  call: PublicCall,
  tokens: ProviderTokens,
  now: number,
  factorAt: number, // when the password was entered
): Promise<LoginResult> {
  const entering = await recognise(call, tokens);
  const { actor, who, account } = entering;
  const isSetUp = await hasSecondFactor(call.db, who.personUid);
  const isNeeded = isSetUp
    ? !(await isTrustedDevice(call, account, now))
    : isSecondFactorRequired(call.realm, actor.role);
  if (isNeeded) {
    const order = { refreshToken: tokens.refreshToken, factorAt, now, withSetUp: !isSetUp };
    throw new AppError(isSetUp ? 'auth.codeRequired' : 'auth.setUpRequired', await holdSignIn(call, who, order));
  }
  return openFor(call, entering, tokens, { now, factorAt });
}

// The code was right as well.
export async function enterAfterCode(
  call: PublicCall,
  tokens: ProviderTokens,
  { now, trustDays }: { now: number; trustDays: number },
): Promise<LoginResult> {
  return openFor(call, await recognise(call, tokens), tokens, { now, factorAt: now, trustDays });
}

// A passkey is both factors: the device has it, and the device has checked who uses it.
export async function enterByPasskey(
  call: PublicCall,
  tokens: ProviderTokens,
  now: number,
  factorAt: number,
): Promise<LoginResult> {
  const entering = await recognise(call, tokens);
  const { actor, token } = entering;
  if (await checkPasskeys(call, actor, token.session, now)) return openFor(call, entering, tokens, { now, factorAt });
  await call.parts.identity.endSession(call.realm, tokens.refreshToken);
  throw new AppError('auth.failed');
}

// An agency's provider says who came. How it made sure of that is unknown to us, so it counts as the password does: the second factor is
// asked for as usual, and calls that need a recent sign-in ask for the password or a code.
export async function enterByAgencyProvider(
  call: PublicCall,
  tokens: ProviderTokens,
  now: number,
  alias: string,
): Promise<LoginResult> {
  const { actor } = await recognise(call, tokens);
  if (await checkAgencyProvider(call, actor, alias, now)) return enterSession(call, tokens, now, 0);
  await call.parts.identity.endSession(call.realm, tokens.refreshToken);
  throw new AppError('auth.failed');
}

// A provider account without an active person here cannot sign in.
async function recognise(call: PublicCall, tokens: ProviderTokens): Promise<Entering> {
  const token = await verifyToken(call.parts, tokens.accessToken);
  const actor = await findActor(call.db, token);
  if (actor === undefined) {
    await call.parts.identity.endSession(call.realm, tokens.refreshToken);
    throw new AppError('auth.failed');
  }
  const who = await call.db.get<SigningIn>(sql`
    select person_uid as "personUid", trim(first_name || ' ' || last_name) as name, email from person
    where realm_id = ${call.db.realmId} and person_uid = ${actor.personUid}`);
  return { actor, token, who, account: hashAccountName(call.parts.keys, call.db.realmId, who.email) };
}

async function openFor(
  call: PublicCall,
  { actor, token, account }: Entering,
  tokens: ProviderTokens,
  { now, factorAt, trustDays = 0 }: { now: number; factorAt: number; trustDays?: number },
): Promise<LoginResult> {
  await rememberOrigin(call, account, now, trustDays);
  await recordFactor(call.db, token.session, actor.personUid, factorAt);
  return {
    tokens: await openSession(call, { personUid: actor.personUid, token }, tokens, now),
    userData: { id: actor.sub, role: [...actor.roles] },
  };
}
