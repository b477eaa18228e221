import { IconHierarchy2, IconPlus } from '@tabler/icons-react';
import type { Distributor } from '@visawright/contract/identity/staff.ts';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { listFile, type ExportedColumn } from '../../../../components/list/export/list-file.ts';
import type { ListDefinition, ListPage, ListQuery, ListRequest } from '../../../../components/list/list.types.ts';
import { StaffList } from '../../../../components/list/StaffList.tsx';
import { call } from '../../../../lib/api/call.ts';
import { findOne } from '../../../shared/lists/find-one.ts';
import { exportQuery, pageQuery } from '../../../shared/lists/page-query.ts';
import { signedSort } from '../../../shared/lists/signed-sort.ts';
import { useSavedViews } from '../../../shared/lists/use-saved-views.ts';
import { useViewCounts } from '../../../shared/lists/use-view-counts.ts';
import { companyBulk } from '../companies/company-bulk.tsx';
import { companyMenu } from '../companies/company-menu.ts';
import { distributorColumns } from './distributor-columns.tsx';
import { distributorDrawer } from './distributor-drawer.tsx';
import { companyStatusLists } from '../status-filter.ts';
import { distributorCalls, useCompanyActions } from '../companies/use-company-actions.tsx';
import '../people.css';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

const queryOf = ({ filters, sort }: ListQuery) => ({
  status: filters.status?.join(','),
  sort: signedSort(sort, ['created', 'name']),
});

const fetchDistributors = (request: ListRequest): Promise<ListPage<Distributor>> =>
  call('listDistributors', { query: { ...pageQuery(request), ...queryOf(request) }, signal: request.signal });

const distributorsFile = (columns: readonly ExportedColumn<Distributor>[]) =>
  listFile({
    name: 'distributors',
    columns,
    read: (request) =>
      call('exportDistributors', { body: { ...exportQuery(request), ...queryOf(request) }, signal: request.signal }),
  });

export function DistributorsScreen() {
  const { t, language } = usePeopleTexts();
  const { ask, dialog } = useDialog();
  const actions = useCompanyActions(distributorCalls, ask);
  const defaultSort = { key: 'name', direction: 'asc' } as const;
  const sorts = [
    { key: 'name', label: t('columns.distributor') },
    { key: 'created', label: t('columns.created'), first: 'desc' },
  ] as const;
  const filters = [companyStatusLists.filter(t)];
  const views = useViewCounts(
    { name: 'distributors', fetch: fetchDistributors, defaultSort },
    companyStatusLists.views(t),
  );
  const savedViews = useSavedViews('distributors', { filters, sorts, defaultSort, views });
  const create = { label: t('distributors.create'), icon: IconPlus, run: actions.create };
  const columns = distributorColumns(t, language);
  const definition: ListDefinition<Distributor> = {
    name: 'distributors',
    title: t('distributors.title'),
    noun: (count) => t('distributors.noun', { count }),
    columns,
    rowId: distributorCalls.id,
    rowLabel: ({ name }) => name,
    filters,
    searchPlaceholder: t('distributors.search'),
    sorts,
    defaultSort,
    fetch: fetchDistributors,
    fetchRow: (distributorUid, signal) =>
      findOne<Distributor>(
        async () => (await call('getDistributor', { query: { distributorUid }, signal })).distributor,
      ),
    primaryAction: create,
    drawer: (row) => distributorDrawer(row, actions, t),
    rowMenu: (row) => companyMenu(row, row.can.includes('distributor.manage'), actions, t),
    bulkActions: companyBulk({ t, ask, calls: distributorCalls, may: (row) => row.can.includes('distributor.manage') }),
    empty: {
      title: t('distributors.emptyTitle'),
      text: t('distributors.emptyText'),
      icon: IconHierarchy2,
      action: create,
    },
    views,
    file: distributorsFile(columns),
  };
  return (
    <div className="staff-screen" data-screen="distributors">
      <StaffList definition={definition} savedViews={savedViews} />
      {dialog}
    </div>
  );
}
