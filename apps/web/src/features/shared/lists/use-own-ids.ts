import { call } from '../../../lib/api/call.ts';
import { sessionStore, useSession } from '../../../lib/session/session.ts';

interface OwnIds {
  readonly personUid: string;
  readonly agencyUid: string | null;
}

// The profile is loaded when the session starts; if that failed, it is loaded again here.
async function ownIds(): Promise<OwnIds> {
  const { user } = sessionStore.getState();
  if (user?.personUid) return { personUid: user.personUid, agencyUid: user.agencyUid };
  const { personUid, agencyUid } = await call('getProfile', { query: { id: user?.id, role: user?.role[0] } });
  sessionStore.setState((state) => (state.user ? { user: { ...state.user, personUid, agencyUid } } : state));
  return { personUid, agencyUid };
}

export function useOwnIds() {
  const { user } = useSession();
  const role = user.role[0] ?? 'applicant';
  return { role, personUid: user.personUid, agencyUid: user.agencyUid, ownIds };
}
