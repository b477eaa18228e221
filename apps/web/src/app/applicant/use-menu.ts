import { useLocation } from 'react-router';
import { useApplyNow } from '../../features/flow/use-apply-now.ts';
import { startTour } from '../../features/tours/tour-store.ts';
import { useSession } from '../../lib/session.ts';
import { entries, isCurrent, type Entry } from './menu-entries.ts';

export interface MenuItem extends Entry {
  current: boolean;
  act?: () => void;
}

// The menu as this person sees it here: Apply now only for those who may.
export function useMenu(): MenuItem[] {
  const { pathname } = useLocation();
  const { logout } = useSession();
  const applyNow = useApplyNow();
  const acts = { apply: applyNow ?? undefined, walkthrough: () => startTour(pathname), logout: () => void logout() };
  return entries
    .filter(({ id }) => id !== 'apply' || applyNow)
    .map((entry) => ({
      ...entry,
      current: isCurrent(entry, pathname),
      act: acts[entry.id as keyof typeof acts],
    }));
}
