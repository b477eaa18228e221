import { useSession } from '../../lib/session.ts';

// Whether an act was the reader's own; one without a name is still on its way, and so is theirs.
export function useIsOwn(): (byName: string | null | undefined) => boolean {
  const { user } = useSession();
  const own = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (byName) => !byName || byName === own;
}
