import { tokenRefresh } from '@visawright/contract/platform/constants.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { openFlags, storedFlags, storeFlags, type Flags } from '../../../lib/session/flags.ts';
import { isLogoutMarked, logout } from '../../../lib/session/logout.ts';
import { refresh } from '../../../lib/session/refresh.ts';
import { sessionStore, setPhase } from '../../../lib/session/session.ts';
import { runsOut, storedSession, storeSession, type StoredSession } from '../../../lib/tokens/stored-session.ts';
import { buildUser } from './build-user.ts';

export async function renewed(session: StoredSession): Promise<boolean> {
  if (session.refresh_token === null || !runsOut(session, tokenRefresh.thresholdSeconds)) return true;
  const outcome = await refresh(session.access_token);
  if (outcome === 'rejected') await logout();
  else if (outcome === 'unreachable' && runsOut(session, 0))
    setPhase({ name: 'failed', message: texts.somethingWrong, requestId: '' });
  else return true;
  return false;
}

export async function openSession() {
  const stored = storedSession();
  if (!stored || !(await renewed(stored))) return;
  const user = await buildUser(storedSession()?.access_token ?? stored.access_token);
  if (!storedSession() || isLogoutMarked()) return; // refused meanwhile; logout is in progress
  sessionStore.setState({ user, flags: storedFlags(), phase: { name: 'ready' } });
}

export async function enter(session: StoredSession, flags: Flags = openFlags) {
  storeSession(session);
  storeFlags(flags);
  await openSession();
}
