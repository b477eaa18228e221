import type { SignInResult } from '../adapters/identity.types.ts';
import { AppError } from '../http/app-error.ts';
import type { PublicCall } from '../http/call.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { accountOf, giveTryBack, takeTry } from './sign-in-limit.ts';

// Wrong, unknown, locked, disabled, too many tries: one answer for all.
export async function provePassword(
  call: PublicCall,
  username: string,
  password: string,
  now: number,
): Promise<SignInResult> {
  const account = accountOf(call.parts.keys, call.db.realmId, username);
  if (!(await takeTry(call.db, account, now))) throw new AppError('auth.failed');
  let result: SignInResult | undefined;
  try {
    result = await oneAtATime(account, () => call.parts.identity.signIn(call.realm, username, password));
  } finally {
    if (result?.kind !== 'refused') await giveTryBack(call.db, account, now);
  }
  return result;
}
