import { IconBuildingStore, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { businessTypes } from '@visawright/contract/platform/roles.ts';
import type { Agency } from '@visawright/contract/identity/staff.ts';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { listFile, type ExportedColumn } from '../../../../components/list/export/list-file.ts';
import type {
  ListDefinition,
  ListFilter,
  ListPage,
  ListQuery,
  ListRequest,
} from '../../../../components/list/list.types.ts';
import { StaffList } from '../../../../components/list/StaffList.tsx';
import { call } from '../../../../lib/api/call.ts';
import { useOnLive } from '../../../../lib/live/use-live.ts';
import { findOne } from '../../../shared/lists/find-one.ts';
import { exportQuery, pageQuery } from '../../../shared/lists/page-query.ts';
import { signedSort } from '../../../shared/lists/signed-sort.ts';
import { useOwnIds } from '../../../shared/lists/use-own-ids.ts';
import { useSavedViews } from '../../../shared/lists/use-saved-views.ts';
import { useViewCounts } from '../../../shared/lists/use-view-counts.ts';
import { agencyColumns } from './agency-columns.tsx';
import { agencyDrawer } from './agency-drawer.tsx';
import { companyBulk } from '../companies/company-bulk.tsx';
import { companyMenu } from '../companies/company-menu.ts';
import { RequestsInbox } from '../requests/RequestsInbox.tsx';
import { personStatusLists } from '../status-filter.ts';
import { agencyCalls, useCompanyActions } from '../companies/use-company-actions.tsx';
import { useDistributorChoices } from '../distributors/use-distributor-choices.ts';
import '../people.css';
import { usePeopleTexts, type PeopleTranslate } from '../../../../translations/people/people-texts.ts';

const queryOf = ({ filters, sort }: ListQuery) => ({
  status: filters.status?.join(','),
  businessType: filters.businessType?.[0] as Agency['businessType'] | undefined,
  distributor: filters.distributor?.[0],
  sort: signedSort(sort, ['created', 'name']),
});

const fetchAgencies = (request: ListRequest): Promise<ListPage<Agency>> =>
  call('listAgencies', { query: { ...pageQuery(request), ...queryOf(request) }, signal: request.signal });

const agenciesFile = (columns: readonly ExportedColumn<Agency>[]) =>
  listFile({
    name: 'agencies',
    columns,
    read: (request) =>
      call('exportAgencies', { body: { ...exportQuery(request), ...queryOf(request) }, signal: request.signal }),
  });

const inbox = () => <RequestsInbox />;

const businessFilter = (t: PeopleTranslate): ListFilter => ({
  id: 'businessType',
  label: t('agencies.businessType'),
  kind: 'choice',
  options: businessTypes.map((value) => ({
    value,
    label: t('agencies.agencyThat', { what: t(`businessType.${value}`) }),
  })),
});

const distributorFilter = (t: PeopleTranslate, names: ReadonlyMap<string, string>): ListFilter => ({
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
  const { t, language } = usePeopleTexts();
  const { role } = useOwnIds();
  const isAdmin = role === 'admin';
  const { ask, dialog } = useDialog();
  const actions = useCompanyActions(agencyCalls, ask);
  const client = useQueryClient();
  useOnLive('notification:new', () => void client.invalidateQueries({ queryKey: ['requests'] })); // an agency may have sent a request
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
  const filters = [personStatusLists.filter(t), businessFilter(t), ...(isAdmin ? [distributorFilter(t, names)] : [])];
  const views = useViewCounts({ name: 'agencies', fetch: fetchAgencies, defaultSort }, personStatusLists.views(t));
  const savedViews = useSavedViews('agencies', { filters, sorts, defaultSort, views });
  const create = { label: t('agencies.create'), icon: IconPlus, run: actions.create };
  const waiting = pending.data ?? 0;
  const columns = agencyColumns({ t, language, withDistributor: isAdmin });
  const definition: ListDefinition<Agency> = {
    name: 'agencies',
    title: t('agencies.title'),
    noun: (count) => t('agencies.noun', { count }),
    columns,
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
    file: agenciesFile(columns),
  };
  return (
    <div className="staff-screen" data-screen="agencies">
      <StaffList definition={definition} savedViews={savedViews} />
      {dialog}
    </div>
  );
}
