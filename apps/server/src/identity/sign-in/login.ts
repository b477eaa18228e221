import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { findActor } from '../../platform/access/find-actor.ts';
import { verifyToken } from '../../platform/access/verify-token.ts';
import type { ProviderTokens } from '../../platform/keycloak/identity.types.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler, PublicCall } from '../../platform/http/call.ts';
import { changePassword } from '../passwords/change-password.ts';
import type { Clock } from '../sessions/clock.ts';
import { createMinimumResponseTime } from '../sign-in-limits/minimum-response-time.ts';
import { checkPassword } from '../sign-in-limits/check-password.ts';
import { openSession } from '../sessions/session-tokens.ts';

export function login(clock: Clock): Handler<'login'> {
  const floor = createMinimumResponseTime(700);
  return async (call, { body }) => {
    const began = performance.now();
    try {
      const result = await checkPassword(call, body.username, body.password, clock());
      if (result.kind === 'refused') {
        floor.note(began);
        throw new AppError('auth.failed');
      }
      if (body.newPassword !== undefined) return await change(call, body.username, body.newPassword, clock());
      if (result.kind === 'changeRequired') throw new AppError('auth.passwordChangeRequired');
      return await enter(call, result.tokens, clock());
    } catch (error) {
      if (error instanceof AppError && error.code === 'auth.failed') await floor.wait(began);
      throw error;
    }
  };
}

async function change(call: PublicCall, username: string, newPassword: string, now: number): Promise<LoginResult> {
  await changePassword(call, username, newPassword, now);
  const result = await call.parts.identity.signIn(call.realm, username, newPassword);
  if (result.kind !== 'ok') throw new AppError('part.unavailable');
  return enter(call, result.tokens, now);
}

// A provider account without an active person here cannot sign in.
async function enter(call: PublicCall, tokens: ProviderTokens, now: number): Promise<LoginResult> {
  const token = await verifyToken(call.parts, tokens.accessToken);
  const actor = await findActor(call.db, token);
  if (actor === undefined) {
    await call.parts.identity.endSession(call.realm, tokens.refreshToken);
    throw new AppError('auth.failed');
  }
  return {
    tokens: await openSession(call, { personUid: actor.personUid, token }, tokens, now),
    userData: { id: actor.sub, role: [...actor.roles] },
  };
}
