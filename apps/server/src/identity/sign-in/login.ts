import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler, PublicCall } from '../../platform/http/call.ts';
import { changePassword } from '../passwords/change-password.ts';
import type { Clock } from '../sessions/clock.ts';
import { createMinimumResponseTime } from '../sign-in-limits/minimum-response-time.ts';
import { checkPassword } from '../sign-in-limits/check-password.ts';
import { enterSession } from './enter-session.ts';

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
      return await enterSession(call, result.tokens, clock(), clock());
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
  return enterSession(call, result.tokens, now, now);
}
