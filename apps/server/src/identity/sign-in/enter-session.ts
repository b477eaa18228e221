import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { findActor } from '../../platform/access/find-actor.ts';
import { recordFactor } from '../../platform/access/recent-factor.ts';
import { verifyToken } from '../../platform/access/verify-token.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import type { ProviderTokens } from '../../platform/keycloak/identity.types.ts';
import { sql } from '../../platform/db/db.ts';
import { rememberOrigin } from '../sign-in-limits/origin.ts';
import { hashAccountName } from '../sign-in-limits/sign-in-attempts.ts';
import { openSession } from '../sessions/session-tokens.ts';

// Opens a session with the provider's tokens, however the person proved who they are. A provider account without an active person here
// cannot sign in.
export async function enterSession(
  call: PublicCall,
  tokens: ProviderTokens,
  now: number,
  factorAt: number, // when the password was entered
): Promise<LoginResult> {
  const token = await verifyToken(call.parts, tokens.accessToken);
  const actor = await findActor(call.db, token);
  if (actor === undefined) {
    await call.parts.identity.endSession(call.realm, tokens.refreshToken);
    throw new AppError('auth.failed');
  }
  const { email } = await call.db.get<{ email: string }>(
    sql`select email from person where realm_id = ${call.db.realmId} and person_uid = ${actor.personUid}`,
  );
  await rememberOrigin(call, hashAccountName(call.parts.keys, call.db.realmId, email), now);
  await recordFactor(call.db, token.session, actor.personUid, factorAt);
  return {
    tokens: await openSession(call, { personUid: actor.personUid, token }, tokens, now),
    userData: { id: actor.sub, role: [...actor.roles] },
  };
}
