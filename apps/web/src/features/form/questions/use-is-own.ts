import { useSession } from '../../../lib/session/session.ts';

// A change without a name is not saved yet, so it is the reader's own.
export function useIsOwn(): (byName: string | null | undefined) => boolean {
  const { user } = useSession();
  const own = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (byName) => !byName || byName === own;
}
