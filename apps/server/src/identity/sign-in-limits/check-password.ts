import type { SignInResult } from '../../platform/keycloak/identity.types.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { serializeSignIns } from './serialize-sign-ins.ts';
import { hashAccountName, returnAttempt, takeAttempt } from './sign-in-attempts.ts';

// Wrong, unknown, locked, disabled or too many attempts: deliberately one answer.
export async function checkPassword(
  call: PublicCall,
  username: string,
  password: string,
  now: number,
): Promise<SignInResult> {
  const account = hashAccountName(call.parts.keys, call.db.realmId, username);
  if (!(await takeAttempt(call.db, account, now))) throw new AppError('auth.failed');
  let result: SignInResult | undefined;
  try {
    result = await serializeSignIns(account, () => call.parts.identity.signIn(call.realm, username, password));
  } finally {
    if (result?.kind !== 'refused') await returnAttempt(call.db, account, now);
  }
  return result;
}
