import type { SignInResult } from '../../platform/keycloak/identity.types.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { recogniseOrigin, type Origin } from './origin.ts';
import { serializeSignIns } from './serialize-sign-ins.ts';
import { hashAccountName } from './sign-in-attempts.ts';
import { mayUnlock, takeSignInAttempt } from './sign-in-limit.ts';
import { createSignInQueue } from './sign-in-queue.ts';

// Of one process. The provider has the cores of one machine, and its answer is waited for at most five seconds.
const queue = createSignInQueue({ atOnce: 4, waiting: 300, waitingOfOneRealm: 200, patienceMs: 20_000 });

// Wrong, unknown, locked, disabled or too many attempts: deliberately one answer.
export async function checkPassword(
  call: PublicCall,
  username: string,
  password: string,
  now: number,
): Promise<SignInResult> {
  const account = hashAccountName(call.parts.keys, call.db.realmId, username);
  const origin = await recogniseOrigin(call, account);
  const attempt = await takeSignInAttempt(call, account, origin, now);
  if (attempt === undefined) throw new AppError('auth.failed');
  let result: SignInResult | undefined;
  try {
    result = await serializeSignIns(account, () => evaluate(call, account, origin, { username, password }, now));
  } finally {
    if (result?.kind !== 'refused') await attempt.giveBack();
  }
  return result;
}

// The provider locks an account by its name alone, so strangers who guess on its login page would lock out the owner. From a device or
// network of the owner that lock is opened, a few times.
async function evaluate(
  call: PublicCall,
  account: Buffer,
  origin: Origin,
  { username, password }: { username: string; password: string },
  now: number,
): Promise<SignInResult> {
  const { identity } = call.parts;
  const signIn = () => queue.run(call.db.realmId, () => identity.signIn(call.realm, username, password));
  const result = await signIn();
  if (result.kind !== 'refused' || origin.kind === 'unknown') return result;
  if (!(await identity.isLocked(call.realm, username)) || !(await mayUnlock(call, account, now))) return result;
  await identity.unlock(call.realm, username);
  return signIn();
}
