import type { TokenValidation } from '@visawright/contract/identity/user.ts';
import { findActor } from '../../platform/access/find-actor.ts';
import { sql } from '../../platform/db/db.ts';
import { verifyToken } from '../../platform/access/verify-token.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler, PublicCall } from '../../platform/http/call.ts';
import { at, type Clock } from './clock.ts';
import { openSession, openProviderRefresh } from './session-tokens.ts';
import { findSession } from './sessions.queries.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';

const invalid: TokenValidation = { tokenValid: false };

export const validateToken =
  (clock: Clock): Handler<'validateToken'> =>
  (call, { body }) =>
    body.accessToken.includes('.')
      ? validateAccessToken(call, body.accessToken)
      : takeCode(call, body.accessToken, clock());

// Only for realms that accept partner access tokens, and only tokens of the same realm. Returns no tokens.
async function validateAccessToken(call: PublicCall, token: string): Promise<TokenValidation> {
  if (!call.realm.partnerTokens) return invalid;
  try {
    const { actor, realm } = await call.parts.actors.fromToken(token);
    if (realm.realmId !== call.realm.realmId) return invalid;
    return { tokenValid: true, userData: { id: actor.sub, role: [...actor.roles] } };
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth.tokenDead') return invalid;
    throw error;
  }
}

// Deleting the row claims the code: if two bring the same code, only one gets the session.
async function takeCode(call: PublicCall, code: string, now: number): Promise<TokenValidation> {
  const { keys, identity } = call.parts;
  const taken = await call.db.find<{ session_uid: string }>(sql`
    delete from handoff_code
    where realm_id = ${call.db.realmId} and code_hash = ${secretHash(code)} and expires_at > ${at(now)}
    returning session_uid`);
  const session = taken && (await findSession(call.db, taken.session_uid, now));
  if (session === undefined) return invalid;
  const tokens = await identity.refresh(call.realm, openProviderRefresh(keys, call.db.realmId, session));
  if (tokens === 'dead') return invalid;
  const token = await verifyToken(call.parts, tokens.accessToken);
  const actor = await findActor(call.db, token);
  if (actor === undefined) return invalid;
  return {
    tokenValid: true,
    userData: { id: actor.sub, role: [...actor.roles] },
    tokens: await openSession(call, { personUid: actor.personUid, token }, tokens, now),
  };
}
