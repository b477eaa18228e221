import { call } from '../../lib/call.ts';
import { sessionStore, useSession } from '../../lib/session.ts';

export interface Own {
  readonly personUid: string;
  readonly agencyUid: string | null;
}

// Whom the lists are about. The profile is read when the session starts; where that failed it is asked for again here.
async function ownIds(): Promise<Own> {
  const { user } = sessionStore.getState();
  if (user?.personUid) return { personUid: user.personUid, agencyUid: user.agencyUid };
  const { personUid, agencyUid } = await call('getProfile', { query: { id: user?.id, role: user?.role[0] } });
  sessionStore.setState((state) => (state.user ? { user: { ...state.user, personUid, agencyUid } } : state));
  return { personUid, agencyUid };
}

export function useOwn() {
  const { user } = useSession();
  const role = user.role[0] ?? 'applicant';
  return { role, personUid: user.personUid, agencyUid: user.agencyUid, ownIds };
}
