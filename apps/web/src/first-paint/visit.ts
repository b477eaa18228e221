import { redirectFor, startHash } from '../app/routing/screen-for-path.ts';
import { isDirectApplicant } from '../lib/session/direct-applicant.ts';
import { storedFlags } from '../lib/session/flags.ts';
import { pageRealm } from '../lib/browser/page-facts.ts';
import { read, readJson } from '../lib/browser/storage.ts';
import { isLive, storedSession } from '../lib/tokens/stored-session.ts';
import type { Ahead, FirstScreen } from './ahead.types.ts';

export interface Visit {
  readonly token: string | null; // of the stored session
  readonly isDirect: boolean;
  readonly screen: FirstScreen | null;
  readonly drawsHeading: boolean; // false for start links, which show their own page
}

const stranger: Visit = { token: null, isDirect: false, screen: null, drawsHeading: false };

// A guess from stored data; the app decides what may be shown.
export function expectedVisit({ screens }: Pick<Ahead, 'screens'>, { hash }: Pick<Location, 'hash'>): Visit {
  const session = storedSession();
  const isEntered = Object.keys(globalThis.window?.entry ?? {}).length > 0; // with a partner's token or a reset code
  if (pageRealm.unknown || isEntered || read('logoutMarker') !== null || !isLive(session)) return stranger;
  const [path = '', query = ''] = startHash(hash, ['applicant']).slice(1).split('?', 2);
  const isDirect = isDirectApplicant(readJson('profile'));
  const screen = isDirect ? (screens[redirectFor(path, storedFlags()) ?? path] ?? null) : null;
  const isPlain = query === '' || query.startsWith('applicationUid=');
  return { token: session.access_token, isDirect, screen, drawsHeading: screen !== null && isPlain };
}
