import { logoutPauseSeconds } from '@visawright/contract/constants.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { send } from './send.ts';
import { clearRealm, read, write } from './storage.ts';
import { storedSession } from './stored-session.ts';

// What the page must do once local data is gone; the session's own files set it (they know realm and screen).
export interface LogoutSteps {
  leave(idToken: string | undefined): void; // to the origin plus the tenant's path
  showSignIn(): void; // without a reload
  reload(): void;
}
let reloading = false;
let steps: LogoutSteps = { leave: () => undefined, showSignIn: () => undefined, reload: () => location.reload() };
export function setLogoutSteps(next: LogoutSteps) {
  steps = next;
  reloading = false;
}

// The server ends the session; a person is never kept in because it does not answer.
export async function endOnServer(refreshToken: string | null | undefined) {
  if (!refreshToken) return;
  const { method, path } = addresses.logout;
  await send({ method, url: path, body: { refreshToken }, signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
}

// Full local clear and logout.
export async function logout() {
  const session = storedSession();
  const ending = endOnServer(session?.kind === 'form' ? session.refresh_token : null);
  clearRealm();
  await ending;
  steps.leave(session?.kind === 'provider' ? session.id_token : undefined);
}

const secondsSince = (time: string | null, now: number) => (now - Number(time ?? 0)) / 1_000;

// A refused call: a time stamp is stored and the page reloads, and the session start sees the marker and logs out. A second
// one within 30 s shows the sign-in screen as it is, so that a faulty server cannot keep a page reloading.
export function forceLogout(now = Date.now()) {
  if (reloading) return; // several calls were refused at once
  const again = secondsSince(read('lastLogout'), now) < logoutPauseSeconds;
  write('lastLogout', String(now));
  if (again) {
    clearRealm();
    steps.showSignIn();
  } else {
    write('logoutMarker', String(now));
    reloading = true;
    steps.reload();
  }
}

export const isLogoutMarked = () => read('logoutMarker') !== null && storedSession() !== null;
