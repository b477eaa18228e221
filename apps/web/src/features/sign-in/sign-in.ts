import { call, CallError } from '../../lib/call.ts';
import { sessionOf } from '../../lib/stored-session.ts';
import { sessionStore } from '../../lib/session.ts';
import { dismissToast, toast } from '../../lib/toast.ts';
import { language, say } from '../../lib/words.ts';
import { enter } from '../session/open-session.ts';

export type SignInOutcome =
  { name: 'in' } | { name: 'changeRequired'; message: string } | { name: 'failed'; message: string };

// In Hindi the sentence comes from our words where the code has one; in English it is the server's own.
export function messageOf(error: unknown) {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 0 || error.status >= 502) return say('signIn:unreachable');
  if (language() === 'en') return error.message;
  return say(`signIn:errors.${error.code}`, { defaultValue: error.message });
}

export async function signIn(username: string, password: string, newPassword?: string): Promise<SignInOutcome> {
  const waiting = toast(say('signIn:signingIn'), 'loading');
  try {
    const body = { username, password, ...(newPassword === undefined ? {} : { newPassword }) };
    const { tokens } = await call('login', { body });
    await enter(sessionOf('form', tokens));
    if (sessionStore.getState().phase.name === 'ready') return { name: 'in' };
    return { name: 'failed', message: say('signIn:ended') }; // refused right after: the logout rules were at work
  } catch (error) {
    const message = messageOf(error);
    if (error instanceof CallError && error.code === 'auth.passwordChangeRequired')
      return { name: 'changeRequired', message };
    void toast(say('signIn:failed', { message }), 'error');
    return { name: 'failed', message };
  } finally {
    void waiting.then(dismissToast);
  }
}
