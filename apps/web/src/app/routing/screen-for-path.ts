import { landingPage, screenFor, type ScreenMatch } from '@visawright/contract/platform/screens.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import type { Flags } from '../../lib/session/flags.ts';

// A screen opens if any of the person's roles allows it; otherwise the first role selects the message.
export function screenForPath(path: string, roles: readonly Role[]): ScreenMatch {
  const found = roles.map((role) => screenFor(path, role));
  return found.find((each) => typeof each === 'object') ?? found[0] ?? 'unauthorised';
}

// Redirects that apply before a screen is selected.
export const redirectFor = (path: string, { allowScreen }: Flags) =>
  path === '/get-visa' && !allowScreen ? '/applications' : null;

// The panel of the extension opens Settings, before it knows the role; travellers have that part in their profile.
export const profileRedirect = (path: string, search: string, roles: readonly Role[]) =>
  path === '/settings' && roles.includes('applicant') && new URLSearchParams(search).get('tab') === 'extension'
    ? '/profile?part=extension'
    : null;

// An empty hash at session start opens the landing page; '#/' is a separate path.
export const startHash = (hash: string, roles: readonly Role[]) =>
  hash === '' || hash === '#' ? `#${landingPage(roles[0] ?? 'applicant')}` : hash;
