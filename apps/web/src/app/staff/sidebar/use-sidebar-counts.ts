import type { Role } from '@visawright/contract/platform/roles.ts';
import type { ScreenId } from '@visawright/contract/platform/screens.ts';
import { useHome } from '../../../features/office/home/home.api.ts';
import { useLiveHome } from '../../../features/office/home/use-live-home.ts';

// Uses the query Home uses; live updates are subscribed here because the sidebar is always mounted.
export function useSidebarCounts(role: Role): Partial<Record<ScreenId, number>> {
  const { data } = useHome(role === 'agent');
  useLiveHome();
  return data ? { home: data.needsMeCount, applications: data.openCount } : {};
}
