import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { openFlags } from '../lib/session/flags.ts';
import { sessionStore, type CurrentUser } from '../lib/session/session.ts';
import { storeSession } from '../lib/tokens/stored-session.ts';
import { realm } from './people.ts';

const hour = 3_600_000;
const session = {
  kind: 'form' as const,
  access_token: 'test.token.only',
  refresh_token: 'test',
  expires_in: 3_600,
  refresh_expires_in: 3_600,
  expiresAt: Date.now() + hour,
  refreshExpiresAt: Date.now() + hour,
};

// The person is signed in; the realm may have other rules than the usual ones.
export function startSession(user: CurrentUser, rules: Partial<RealmConfiguration['rules']> = {}) {
  storeSession(session);
  sessionStore.setState({
    phase: { name: 'ready' },
    realm: { ...realm, rules: { ...realm.rules, ...rules } },
    user,
    flags: openFlags,
  });
}
