import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { disconnectProviders } from '../agency-providers/check-agency-provider.ts';
import { getEmail } from '../people/get-email.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { checkPassword } from '../sign-in-limits/check-password.ts';
import { endOthers } from './own-sessions.ts';

// The current password is checked under the same limit as a sign-in, so an unlocked screen cannot be used to guess it. This session
// stays; all others end, including the one the provider opened for the check.
export const changePassword: Handler<'changePassword'> = async (call, { body }) => {
  const { db, actor, realm, parts } = call;
  const email = await getEmail(db, actor.personUid);
  checkNewPassword(realm, email, body.newPassword);
  const proof = await checkPassword(call, email, body.password, Date.now());
  if (proof.kind === 'refused') throw new AppError('auth.failed');
  try {
    if ((await parts.identity.setPassword(realm, actor.sub, body.newPassword)) === 'refused')
      throw new AppError('auth.passwordRefused');
  } catch (error) {
    if (proof.kind === 'ok') await parts.identity.endSession(realm, proof.tokens.refreshToken).catch(() => undefined);
    throw error;
  }
  await disconnectProviders(call, actor.personUid, actor.sub);
  await endOthers(call);
  await writeChange(db, actor, { kind: 'passwordChanged', subjectUid: actor.personUid });
  return { ok: true };
};
