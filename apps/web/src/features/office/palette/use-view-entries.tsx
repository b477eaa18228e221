import { useQueries } from '@tanstack/react-query';
import { IconTable } from '@tabler/icons-react';
import type { ListName } from '@visawright/contract/identity/preferences.ts';
import { sidebarFor } from '@visawright/contract/platform/screens.ts';
import { addressText } from '../../../components/list/state/list-location.ts';
import { useSession } from '../../../lib/session/session.ts';
import { savedViewsQuery } from '../../shared/lists/use-saved-views.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { staffText } from '../../../translations/staff/staff-texts.ts';

const lists: Record<ListName, true> = {
  applications: true,
  applicants: true,
  agents: true,
  agencies: true,
  distributors: true,
  reviewers: true,
};
const isList = (screen: string): screen is ListName => Object.hasOwn(lists, screen);

// The saved views of the role's lists, found by their names. A list whose views could not be loaded has none here.
export function useViewEntries(): PaletteEntry[] {
  const { user } = useSession();
  const own = sidebarFor(user.role[0] ?? 'agent').flatMap(({ screen, path }) =>
    isList(screen) ? [{ list: screen, path }] : [],
  );
  const saved = useQueries({ queries: own.map(({ list }) => savedViewsQuery(list)) });
  return own.flatMap(({ list, path }, at) =>
    (saved[at]?.data ?? []).map(({ viewUid, name, query }): PaletteEntry => {
      const params = new URLSearchParams(query);
      params.delete('columns');
      params.set('view', viewUid);
      return {
        id: viewUid,
        group: 'views',
        label: name,
        hint: staffText(`screens.${list}`),
        mark: <IconTable size={17} stroke={1.6} aria-hidden />,
        to: `${path}?${addressText(params)}`,
        isDeep: true,
      };
    }),
  );
}
