import type { PendingSignIn } from '@visawright/contract/identity/second-factor.ts';
import { call, CallError } from '../../../lib/api/call.ts';
import { sessionOf } from '../../../lib/tokens/stored-session.ts';
import { sessionStore } from '../../../lib/session/session.ts';
import { dismissToast, toast } from '../../../lib/browser/toast.ts';
import { enter } from '../../shared/session/open-session.ts';
import { pendingOf } from '../../shared/session/pending-sign-in.ts';
import { language } from '../../../lib/translation/language.ts';
import { signInText } from '../../../translations/sign-in/sign-in-texts.ts';

export type SignInOutcome =
  | { name: 'in' }
  | { name: 'changeRequired'; message: string }
  | { name: 'codeRequired'; pending: PendingSignIn }
  | { name: 'failed'; message: string };

// Hindi messages come from the translations by error code; English ones from the server.
export function messageOf(error: unknown) {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 0 || error.status >= 502) return signInText('unreachable');
  if (language() === 'en') return error.message;
  return signInText.find(`errors.${error.code}`) ?? error.message;
}

export async function signIn(username: string, password: string, newPassword?: string): Promise<SignInOutcome> {
  const waiting = toast(signInText('signingIn'), 'loading');
  try {
    const body = { username, password, ...(newPassword === undefined ? {} : { newPassword }) };
    const { tokens } = await call('login', { body });
    await enter(sessionOf('form', tokens));
    if (sessionStore.getState().phase.name === 'ready') return { name: 'in' };
    return { name: 'failed', message: signInText('ended') }; // refused right after signing in
  } catch (error) {
    const message = messageOf(error);
    if (error instanceof CallError && error.code === 'auth.passwordChangeRequired')
      return { name: 'changeRequired', message };
    const pending = pendingOf(error);
    if (pending) return { name: 'codeRequired', pending };
    void toast(signInText('failed', { message }), 'error');
    return { name: 'failed', message };
  } finally {
    void waiting.then(dismissToast);
  }
}
