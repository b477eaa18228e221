import { toast } from '../../../lib/browser/toast.ts';
import { call, CallError } from '../../../lib/api/call.ts';
import { setPhase } from '../../../lib/session/session.ts';
import { sessionOf, storedSession } from '../../../lib/tokens/stored-session.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { passkeysText } from '../../../translations/passkeys/passkeys-texts.ts';
import { enter, openSession, renewed } from './open-session.ts';
import { returnToScreen, type ProviderCallback } from './provider-callback.ts';

// The browser comes back from the page that takes a passkey, or from the one that adds one.
export const returnFromPasskeyPage = ({ purpose, ...code }: ProviderCallback) =>
  purpose === 'passkey' ? signInWith(code) : finishAdding(code);

type Code = Omit<ProviderCallback, 'purpose'>;

async function signInWith(code: Code) {
  if (code.code === '') return setPhase({ name: 'signedOut', notice: passkeysText('notUsed') });
  try {
    const { tokens } = await call('exchangeCode', { body: { ...code, via: 'passkey' } });
    returnToScreen();
    await enter(sessionOf('form', tokens));
  } catch (error) {
    const isRefused = error instanceof CallError && error.code === 'auth.failed';
    setPhase({ name: 'signedOut', notice: isRefused ? passkeysText('refused') : errorText(error) });
  }
}

async function finishAdding(code: Code) {
  returnToScreen();
  const session = storedSession();
  if (!session) return setPhase({ name: 'signedOut' });
  if (!(await renewed(session))) return;
  const isAdded = code.code !== '' && (await add(code));
  await openSession();
  void toast(isAdded ? passkeysText('added') : passkeysText('notAdded'), isAdded ? 'success' : 'error');
}

const add = (code: Code): Promise<boolean> =>
  call('finishPasskey', { body: code }).then(
    () => true,
    () => false,
  );
