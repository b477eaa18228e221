import { logoutPauseSeconds } from '@visawright/contract/platform/constants.ts';
import { startAddresses } from '@visawright/contract/operations/start-addresses.ts';
import { send } from '../http/send.ts';
import { clearRealm, read, write } from '../browser/storage.ts';
import { storedSession } from '../tokens/stored-session.ts';

// Steps after local data is cleared, registered by features/shared/session.
export interface LogoutSteps {
  leave(): void; // to the tenant's start page
  showSignIn(): void; // without a reload
  reload(): void;
}
let reloading = false;
let steps: LogoutSteps = { leave: () => undefined, showSignIn: () => undefined, reload: () => location.reload() };
export function setLogoutSteps(next: LogoutSteps) {
  steps = next;
  reloading = false;
}

export const reloadPage = () => steps.reload();

// Ends the session on the server; a failure must not block the logout.
export async function endOnServer(refreshToken: string | null | undefined) {
  if (!refreshToken) return;
  const { method, path } = startAddresses.logout;
  await send({ method, url: path, body: { refreshToken }, signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
}

// Clears local data and logs out.
export async function logout() {
  const session = storedSession();
  const ending = endOnServer(session?.refresh_token);
  clearRealm();
  await ending;
  steps.leave();
}

const secondsSince = (time: string | null, now: number) => (now - Number(time ?? 0)) / 1_000;

// After a refused call a time stamp is stored and the page reloads; the session start sees the marker and logs out. A second
// one within 30 s shows the sign-in screen directly, so that a faulty server cannot cause a reload loop.
export function forceLogout(now = Date.now()) {
  if (reloading) return; // several calls may be refused at once
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
