import { useLocation } from 'react-router';
import { useApplyNow } from '../../../features/journey/flow/steps/use-apply-now.ts';
import { startTour } from '../../../features/shared/tours/tour-store.ts';
import { useSession } from '../../../lib/session/session.ts';
import { menuEntries, isCurrent, type MenuEntry } from './menu-entries.ts';

export interface MenuItem extends MenuEntry {
  current: boolean;
  act?: () => void;
}

// Menu entries for this person; Apply now only if they may apply.
export function useMenu(): MenuItem[] {
  const { pathname } = useLocation();
  const { logout } = useSession();
  const applyNow = useApplyNow();
  const acts = { apply: applyNow ?? undefined, walkthrough: () => startTour(pathname), logout: () => void logout() };
  return menuEntries
    .filter(({ id }) => id !== 'apply' || applyNow)
    .map((entry) => ({
      ...entry,
      current: isCurrent(entry, pathname),
      act: acts[entry.id as keyof typeof acts],
    }));
}
