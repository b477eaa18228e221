import { sql } from '../access/db.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { writeChange } from '../changes/write-change.ts';
import { checkNewPassword } from '../sessions/password-rules.ts';
import { provePassword } from '../sessions/prove-password.ts';
import { endOthers } from './own-sessions.ts';

// The old one is asked for under the same limit as a sign-in: an unlocked screen is no way to guess it. This session stays, every
// other one ends, and so does the one the provider opened for the proof.
export const changePassword: Handler<'changePassword'> = async (call, { body }) => {
  const { db, actor, realm, parts } = call;
  const { email } = await db.get<{ email: string }>(
    sql`select email from person where realm_id = ${db.realmId} and person_uid = ${actor.personUid}`,
  );
  checkNewPassword(realm, email, body.newPassword);
  const proof = await provePassword(call, email, body.password, Date.now());
  if (proof.kind === 'refused') throw new AppError('auth.failed');
  try {
    if ((await parts.identity.setPassword(realm, actor.sub, body.newPassword)) === 'refused')
      throw new AppError('auth.passwordRefused');
  } catch (error) {
    if (proof.kind === 'ok') await parts.identity.endSession(realm, proof.tokens.refreshToken).catch(() => undefined);
    throw error;
  }
  await endOthers(call);
  await writeChange(db, actor, { kind: 'passwordChanged', subjectUid: actor.personUid });
  return { ok: true };
};
