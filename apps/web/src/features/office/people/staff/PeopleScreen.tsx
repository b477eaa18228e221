import { useState } from 'react';
import { IconBan, IconMailForward, IconPlus, IconUserCheck, IconUsersGroup } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { pagesKey } from '../../../../components/list/state/list-cache.ts';
import { listFile, type ExportedColumn } from '../../../../components/list/export/list-file.ts';
import type {
  ListDefinition,
  ListPage,
  ListQuery,
  ListRequest,
  RowAction,
} from '../../../../components/list/list.types.ts';
import { StaffList } from '../../../../components/list/StaffList.tsx';
import { call } from '../../../../lib/api/call.ts';
import { runEach } from '../../../shared/lists/run-each.ts';
import { exportQuery, pageQuery } from '../../../shared/lists/page-query.ts';
import { signedSort } from '../../../shared/lists/signed-sort.ts';
import { useOwnIds } from '../../../shared/lists/use-own-ids.ts';
import { useSavedViews } from '../../../shared/lists/use-saved-views.ts';
import { useViewCounts } from '../../../shared/lists/use-view-counts.ts';
import { ExtensionRequest } from '../requests/ExtensionRequest.tsx';
import { peopleColumns } from './people-columns.tsx';
import { peopleKinds, mayManage, nameOf, resend, type PeopleKind } from './people-kind.ts';
import { personDrawer } from './person-drawer.tsx';
import { personStatusLists } from '../status-filter.ts';
import { usePeopleActions, type PeopleActions } from './use-people-actions.tsx';
import '../people.css';
import { usePeopleTexts, type PeopleTranslate } from '../../../../translations/people/people-texts.ts';

export const AgentsScreen = () => <PeopleScreen kind="agents" />;
export const ReviewersScreen = () => <PeopleScreen kind="reviewers" />;

const queryOf = ({ filters, sort }: ListQuery) => ({
  status: filters.status?.join(','),
  sort: signedSort(sort, ['created', 'name']),
});

const fetchPeople =
  (kind: PeopleKind) =>
  (request: ListRequest): Promise<ListPage<StaffPerson>> => {
    const query = { ...pageQuery(request), ...queryOf(request) };
    return call(peopleKinds[kind].list, { query, signal: request.signal });
  };

const peopleFile = (kind: PeopleKind, columns: readonly ExportedColumn<StaffPerson>[]) =>
  listFile({
    name: kind,
    columns,
    read: (request) =>
      call(peopleKinds[kind].export, {
        body: { ...exportQuery(request), ...queryOf(request) },
        signal: request.signal,
      }),
  });

const fetchPerson =
  (kind: PeopleKind) =>
  async (personUid: string, signal: AbortSignal): Promise<StaffPerson | null> =>
    (await call(peopleKinds[kind].list, { query: { personUid, limit: '1' }, signal })).items[0] ?? null;

function menu(row: StaffPerson, kind: PeopleKind, actions: PeopleActions, t: PeopleTranslate): readonly RowAction[] {
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

// Workload bars are relative to the largest workload on the page.
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
  const { t, language } = usePeopleTexts();
  const { role } = useOwnIds();
  const { ask, dialog } = useDialog();
  const actions = usePeopleActions(kind, ask);
  const { busiest, fetch } = useMeasured(kind);
  const defaultSort = { key: 'name', direction: 'asc' } as const;
  const filters = [personStatusLists.filter(t)];
  const sorts = [
    { key: 'name', label: t('columns.name') },
    { key: 'created', label: t('columns.created'), first: 'desc' },
  ] as const;
  const views = useViewCounts({ name: kind, fetch, defaultSort }, personStatusLists.views(t));
  const savedViews = useSavedViews(kind, { filters, sorts, defaultSort, views });
  const invite = { label: t(`${kind}.invite`), icon: IconPlus, run: actions.invite };
  const withAgency = kind === 'reviewers' && role === 'admin';
  const columns = peopleColumns({ t, language, kind, withAgency, busiest });
  const definition: ListDefinition<StaffPerson> = {
    name: kind,
    title: t(`${kind}.title`),
    noun: (count) => t(`${kind}.noun`, { count }),
    columns,
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
    file: peopleFile(kind, columns),
  };
  return (
    <div className="staff-screen" data-screen={kind}>
      <StaffList definition={definition} savedViews={savedViews} />
      {dialog}
    </div>
  );
}
