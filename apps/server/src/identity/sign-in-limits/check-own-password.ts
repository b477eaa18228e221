import { AppError } from '../../platform/errors/app-error.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { checkPassword } from './check-password.ts';

// The session alone is not enough. The limits are those of a sign-in, so that an unlocked screen cannot be used to guess the password.
export async function checkOwnPassword(call: PublicCall, email: string, password: string, now: number): Promise<void> {
  const proof = await checkPassword(call, email, password, now);
  if (proof.kind === 'refused') throw new AppError('auth.failed');
  // The check opened a session at the provider that nobody needs.
  if (proof.kind === 'ok')
    await call.parts.identity.endSession(call.realm, proof.tokens.refreshToken).catch(() => undefined);
}
