import type { LoginResult } from '@visawright/contract/user.ts';
import { findActor } from '../access/actor-row.ts';
import { verifyToken } from '../access/token.ts';
import type { ProviderTokens } from '../adapters/identity.types.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler, PublicCall } from '../http/call.ts';
import { changePassword } from './change-password.ts';
import type { Clock } from './clock.ts';
import { answerFloor } from './floor.ts';
import { provePassword } from './prove-password.ts';
import { openSession } from './session-tokens.ts';

export function login(clock: Clock): Handler<'login'> {
  const floor = answerFloor(700);
  return async (call, { body }) => {
    const began = performance.now();
    try {
      const result = await provePassword(call, body.username, body.password, clock());
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

// An account at the provider without an active person here has nothing to enter.
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
