import { CallError } from '../../../lib/api/call.ts';
import { setPhase } from '../../../lib/session/session.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { signInText } from '../../../translations/sign-in/sign-in-texts.ts';
import { exchangeCallback, type ProviderCallback } from './provider-callback.ts';

// The browser comes back from an agency's provider, by way of the realm's own. Some realms have no other sign-in page than that one, so a
// refusal is shown here.
export async function returnFromAgency(callback: ProviderCallback) {
  if (callback.code === '') return setPhase({ name: 'signedOut', notice: signInText('agency.notUsed') });
  try {
    await exchangeCallback(callback);
  } catch (error) {
    const isRefused = error instanceof CallError && error.code === 'auth.failed';
    setPhase({ name: 'signedOut', notice: isRefused ? signInText('agency.refused') : errorText(error) });
  }
}
