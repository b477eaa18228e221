import { useState } from 'react';
import { IconBan, IconMailForward, IconPlus, IconUserCheck, IconUsersGroup } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffPerson } from '@visawright/contract/staff.ts';
import { useDialog } from '../../components/dialog/use-dialog.tsx';
import { pagesKey } from '../../components/list/list-cache.ts';
import type { ListDefinition, ListPage, ListRequest, RowAction } from '../../components/list/list.types.ts';
import { StaffList } from '../../components/list/StaffList.tsx';
import { call } from '../../lib/call.ts';
import { runEach } from '../lists/run-each.ts';
import { sortSign } from '../lists/sort-sign.ts';
import { useOwn } from '../lists/use-own.ts';
import { useSavedViews } from '../lists/use-saved-views.ts';
import { useViewCounts } from '../lists/use-view-counts.ts';
import { ExtensionRequest } from './ExtensionRequest.tsx';
import { peopleColumns } from './people-columns.tsx';
import { kinds, mayManage, nameOf, resend, type PeopleKind } from './people-kind.ts';
import { usePeopleWords, type Say } from './people-words.ts';
import { personDrawer } from './PersonDrawer.tsx';
import { standingFilter, standingViews } from './standing-filter.ts';
import { usePeopleActions, type PeopleActions } from './use-people-actions.tsx';
import './people.css';

export const AgentsScreen = () => <PeopleScreen kind="agents" />;
export const ReviewersScreen = () => <PeopleScreen kind="reviewers" />;

const fetchPeople =
  (kind: PeopleKind) =>
  ({ search, filters, sort, limit, cursor, signal }: ListRequest): Promise<ListPage<StaffPerson>> => {
    const query = {
      search,
      status: filters.status?.join(','),
      sort: sortSign(sort, ['created', 'name']),
      limit: String(limit),
      ...(cursor ? { cursor } : {}),
    };
    return call(kinds[kind].list, { query, signal });
  };

const fetchPerson =
  (kind: PeopleKind) =>
  async (personUid: string, signal: AbortSignal): Promise<StaffPerson | null> =>
    (await call(kinds[kind].list, { query: { personUid, limit: '1' }, signal })).items[0] ?? null;

function menu(row: StaffPerson, kind: PeopleKind, actions: PeopleActions, t: Say): readonly RowAction[] {
  if (!mayManage(kind, row)) return [];
  const isActive = row.status === 'active';
  const all: (RowAction | false)[] = [
    isActive &&
      row.isInvited && { id: 'resend', label: t('menu.resend'), icon: IconMailForward, run: () => actions.resend(row) },
    isActive && {
      id: 'suspend',
      label: t('menu.suspend'),
      icon: IconBan,
      tone: 'bad',
      run: () => actions.suspend(row),
    },
    !isActive && {
      id: 'reinstate',
      label: t('menu.reinstate'),
      icon: IconUserCheck,
      run: () => actions.reinstate(row),
    },
  ];
  return all.filter((one) => one !== false);
}

const extension = () => <ExtensionRequest />;

const most = (items: readonly StaffPerson[]) => Math.max(0, ...items.map(({ openApplications }) => openApplications));

// The longest bar of what was last read: workloads are compared with each other, not with a quota.
function useMeasured(kind: PeopleKind) {
  const client = useQueryClient();
  const [busiest, setBusiest] = useState(() => {
    const pages = client.getQueriesData<ListPage<StaffPerson>>({ queryKey: pagesKey(kind) });
    return most(pages.flatMap(([, page]) => page?.items ?? []));
  });
  const fetch = async (request: ListRequest) => {
    const page = await fetchPeople(kind)(request);
    if (request.limit > 1) setBusiest(most(page.items));
    return page;
  };
  return { busiest, fetch };
}

function PeopleScreen({ kind }: { kind: PeopleKind }) {
  const { t, language } = usePeopleWords();
  const { role } = useOwn();
  const { ask, dialog } = useDialog();
  const actions = usePeopleActions(kind, ask);
  const { busiest, fetch } = useMeasured(kind);
  const defaultSort = { key: 'name', direction: 'asc' } as const;
  const filters = [standingFilter(t)];
  const sorts = [
    { key: 'name', label: t('columns.name') },
    { key: 'created', label: t('columns.created'), first: 'desc' },
  ] as const;
  const views = useViewCounts({ name: kind, fetch, defaultSort }, standingViews(t));
  const savedViews = useSavedViews(kind, { filters, sorts, defaultSort, views });
  const invite = { label: t(`${kind}.invite`), icon: IconPlus, run: actions.invite };
  const withAgency = kind === 'reviewers' && role === 'admin';
  const definition: ListDefinition<StaffPerson> = {
    name: kind,
    title: t(`${kind}.title`),
    noun: (count) => t(`${kind}.noun`, { count }),
    columns: peopleColumns({ t, language, kind, withAgency, busiest }),
    rowId: (row) => row.personUid,
    rowLabel: nameOf,
    filters,
    searchPlaceholder: t('searchPeople'),
    sorts,
    defaultSort,
    fetch,
    fetchRow: fetchPerson(kind),
    primaryAction: invite,
    drawer: (row) => personDrawer(row, kind, actions, t),
    rowMenu: (row) => menu(row, kind, actions, t),
    bulkActions: [
      {
        id: 'resend',
        label: t('menu.resend'),
        icon: IconMailForward,
        matching: false,
        mayRun: (row) => mayManage(kind, row) && row.isInvited && row.status === 'active',
        run: (selection) =>
          runEach(
            selection,
            nameOf,
            (row) => row.personUid,
            (row) => resend(kind, row.personUid),
          ),
      },
    ],
    empty: { title: t(`${kind}.emptyTitle`), text: t(`${kind}.emptyText`), icon: IconUsersGroup, action: invite },
    views,
    ...(kind === 'agents' ? { extraTabs: [{ id: 'extension', label: t('extension.tab'), content: extension }] } : {}),
    exportName: kind,
  };
  return (
    <div className="staff-screen" data-screen={kind}>
      <StaffList definition={definition} savedViews={savedViews} />
      {dialog}
    </div>
  );
}
