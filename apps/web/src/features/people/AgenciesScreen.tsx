import { IconBuildingStore, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { businessTypes } from '@visawright/contract/roles.ts';
import type { Agency } from '@visawright/contract/staff.ts';
import { useDialog } from '../../components/dialog/use-dialog.tsx';
import type { ListDefinition, ListFilter, ListPage, ListRequest } from '../../components/list/list.types.ts';
import { StaffList } from '../../components/list/StaffList.tsx';
import { call } from '../../lib/call.ts';
import { useOnLive } from '../../lib/use-live.ts';
import { findOne } from '../lists/find-one.ts';
import { sortSign } from '../lists/sort-sign.ts';
import { useOwn } from '../lists/use-own.ts';
import { useSavedViews } from '../lists/use-saved-views.ts';
import { useViewCounts } from '../lists/use-view-counts.ts';
import { agencyColumns } from './agency-columns.tsx';
import { agencyDrawer } from './agency-drawer.tsx';
import { companyBulk } from './company-bulk.tsx';
import { companyMenu } from './company-menu.ts';
import { usePeopleWords, type Say } from './people-words.ts';
import { RequestsInbox } from './RequestsInbox.tsx';
import { standingFilter, standingViews } from './standing-filter.ts';
import { agencyCalls, useCompanyActions } from './use-company-actions.tsx';
import { useDistributorChoices } from './use-distributor-choices.ts';
import './people.css';

const fetchAgencies = ({ search, filters, sort, limit, cursor, signal }: ListRequest): Promise<ListPage<Agency>> =>
  call('listAgencies', {
    query: {
      search,
      status: filters.status?.join(','),
      businessType: filters.businessType?.[0] as Agency['businessType'] | undefined,
      distributor: filters.distributor?.[0],
      sort: sortSign(sort, ['created', 'name']),
      limit: String(limit),
      ...(cursor ? { cursor } : {}),
    },
    signal,
  });

const inbox = () => <RequestsInbox />;

const businessFilter = (t: Say): ListFilter => ({
  id: 'businessType',
  label: t('agencies.businessType'),
  kind: 'choice',
  options: businessTypes.map((value) => ({ value, label: value })),
});

const distributorFilter = (t: Say, names: ReadonlyMap<string, string>): ListFilter => ({
  id: 'distributor',
  label: t('columns.distributor'),
  kind: 'choice',
  options: async (search, signal) => {
    const { items } = await call('listDistributors', { query: { search, limit: '50', sort: 'name' }, signal });
    return items.map(({ distributorUid, name }) => ({ value: distributorUid, label: name }));
  },
  format: ([uid = '']) => names.get(uid) ?? t('oneDistributor'),
});

export function AgenciesScreen() {
  const { t, language } = usePeopleWords();
  const { role } = useOwn();
  const isAdmin = role === 'admin';
  const { ask, dialog } = useDialog();
  const actions = useCompanyActions(agencyCalls, ask);
  const client = useQueryClient();
  useOnLive('notification:new', () => void client.invalidateQueries({ queryKey: ['requests'] })); // an agency may have asked
  const pending = useQuery({
    queryKey: ['requests', 'pending'],
    queryFn: async ({ signal }) =>
      (await call('listRequests', { query: { status: 'PENDING', limit: '1' }, signal })).total ?? 0,
  });
  const distributors = useDistributorChoices(isAdmin);
  const names = new Map((distributors.data ?? []).map(({ distributorUid, name }) => [distributorUid, name]));
  const defaultSort = { key: 'name', direction: 'asc' } as const;
  const sorts = [
    { key: 'name', label: t('columns.agency') },
    { key: 'created', label: t('columns.created'), first: 'desc' },
  ] as const;
  const filters = [standingFilter(t), businessFilter(t), ...(isAdmin ? [distributorFilter(t, names)] : [])];
  const views = useViewCounts({ name: 'agencies', fetch: fetchAgencies, defaultSort }, standingViews(t));
  const savedViews = useSavedViews('agencies', { filters, sorts, defaultSort, views });
  const create = { label: t('agencies.create'), icon: IconPlus, run: actions.create };
  const waiting = pending.data ?? 0;
  const definition: ListDefinition<Agency> = {
    name: 'agencies',
    title: t('agencies.title'),
    noun: (count) => t('agencies.noun', { count }),
    columns: agencyColumns({ t, language, withDistributor: isAdmin }),
    rowId: agencyCalls.id,
    rowLabel: ({ name }) => name,
    filters,
    searchPlaceholder: t('agencies.search'),
    sorts,
    defaultSort,
    fetch: fetchAgencies,
    fetchRow: (agencyUid, signal) =>
      findOne<Agency>(async () => (await call('getAgency', { query: { agencyUid }, signal })).agency),
    primaryAction: create,
    drawer: (row) => agencyDrawer(row, actions, t),
    rowMenu: (row) => companyMenu(row, row.can.includes('agency.manage'), actions, t),
    bulkActions: companyBulk({ t, ask, calls: agencyCalls, may: (row) => row.can.includes('agency.manage') }),
    empty: { title: t('agencies.emptyTitle'), text: t('agencies.emptyText'), icon: IconBuildingStore, action: create },
    views,
    extraTabs: [
      {
        id: 'requests',
        label: t('tabs.requests'),
        ...(waiting > 0 ? { count: waiting, urgent: true } : {}),
        content: inbox,
      },
    ],
    exportName: 'agencies',
  };
  return (
    <div className="staff-screen" data-screen="agencies">
      <StaffList definition={definition} savedViews={savedViews} />
      {dialog}
    </div>
  );
}
