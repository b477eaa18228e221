import type { Role } from '@visawright/contract/roles.ts';
import type { ScreenId } from '@visawright/contract/screens.ts';
import { useHome } from '../../features/home/home.api.ts';
import { useLiveHome } from '../../features/home/use-live-home.ts';

// Only where one call, shared with Home, already knows them. Both change by what is heard here: the sidebar is always there.
export function useSidebarCounts(role: Role): Partial<Record<ScreenId, number>> {
  const { data } = useHome(role === 'agent');
  useLiveHome();
  return data ? { home: data.needsMeCount, applications: data.openCount } : {};
}
