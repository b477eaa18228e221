import { redirectFor, startHash } from '../app/destination.ts';
import { isDirectApplicant } from '../lib/direct-applicant.ts';
import { storedFlags } from '../lib/flags.ts';
import { pageRealm } from '../lib/page.ts';
import { read, readJson } from '../lib/storage.ts';
import { isLive, storedSession } from '../lib/stored-session.ts';
import type { Ahead, FirstScreen } from './ahead.types.ts';

export interface Visit {
  readonly token: string | null; // of a session that most likely opens
  readonly isDirect: boolean;
  readonly screen: FirstScreen | null;
  readonly saysItsHeading: boolean; // a start link opens a page of its own
}

const stranger: Visit = { token: null, isDirect: false, screen: null, saysItsHeading: false };

// What will most likely be shown, from what the last visit left here. Whether it may be shown the app decides.
export function expectedVisit({ screens }: Pick<Ahead, 'screens'>, { hash }: Pick<Location, 'hash'>): Visit {
  const session = storedSession();
  const isEntered = Object.keys(globalThis.window?.entry ?? {}).length > 0; // by a partner's token or a reset code
  if (pageRealm.unknown || isEntered || read('logoutMarker') !== null || !isLive(session)) return stranger;
  const [path = '', query = ''] = startHash(hash, ['applicant']).slice(1).split('?', 2);
  const isDirect = isDirectApplicant(readJson('profile'));
  const screen = isDirect ? (screens[redirectFor(path, storedFlags()) ?? path] ?? null) : null;
  const isPlain = query === '' || query.startsWith('applicationUid=');
  return { token: session.access_token, isDirect, screen, saysItsHeading: screen !== null && isPlain };
}
