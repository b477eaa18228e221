import { landingPage, screenFor, type Destination } from '@visawright/contract/screens.ts';
import type { Role } from '@visawright/contract/roles.ts';
import type { Flags } from '../lib/flags.ts';

// Any of a person's roles may open a screen; where none does, the first one decides what is said.
export function destinationFor(path: string, roles: readonly Role[]): Destination {
  const found = roles.map((role) => screenFor(path, role));
  return found.find((each) => typeof each === 'object') ?? found[0] ?? 'unauthorised';
}

// Where a path leads on to before any screen is chosen.
export const redirectFor = (path: string, { allowScreen }: Flags) =>
  path === '/get-visa' && !allowScreen ? '/applications' : null;

// An empty hash at session start is the landing page; '#/' is a place of its own.
export const startHash = (hash: string, roles: readonly Role[]) =>
  hash === '' || hash === '#' ? `#${landingPage(roles[0] ?? 'applicant')}` : hash;
