import { IconHierarchy2, IconPlus } from '@tabler/icons-react';
import type { Distributor } from '@visawright/contract/staff.ts';
import { useDialog } from '../../components/dialog/use-dialog.tsx';
import type { ListDefinition, ListPage, ListRequest } from '../../components/list/list.types.ts';
import { StaffList } from '../../components/list/StaffList.tsx';
import { call } from '../../lib/call.ts';
import { findOne } from '../lists/find-one.ts';
import { sortSign } from '../lists/sort-sign.ts';
import { useSavedViews } from '../lists/use-saved-views.ts';
import { useViewCounts } from '../lists/use-view-counts.ts';
import { companyBulk } from './company-bulk.tsx';
import { companyMenu } from './company-menu.ts';
import { distributorColumns } from './distributor-columns.tsx';
import { distributorDrawer } from './distributor-drawer.tsx';
import { usePeopleWords } from './people-words.ts';
import { standingFilter, standingViews } from './standing-filter.ts';
import { distributorCalls, useCompanyActions } from './use-company-actions.tsx';
import './people.css';

const fetchDistributors = ({
  search,
  filters,
  sort,
  limit,
  cursor,
  signal,
}: ListRequest): Promise<ListPage<Distributor>> =>
  call('listDistributors', {
    query: {
      search,
      status: filters.status?.join(','),
      sort: sortSign(sort, ['created', 'name']),
      limit: String(limit),
      ...(cursor ? { cursor } : {}),
    },
    signal,
  });

export function DistributorsScreen() {
  const { t, language } = usePeopleWords();
  const { ask, dialog } = useDialog();
  const actions = useCompanyActions(distributorCalls, ask);
  const defaultSort = { key: 'name', direction: 'asc' } as const;
  const sorts = [
    { key: 'name', label: t('columns.distributor') },
    { key: 'created', label: t('columns.created'), first: 'desc' },
  ] as const;
  const filters = [standingFilter(t)];
  const views = useViewCounts({ name: 'distributors', fetch: fetchDistributors, defaultSort }, standingViews(t));
  const savedViews = useSavedViews('distributors', { filters, sorts, defaultSort, views });
  const create = { label: t('distributors.create'), icon: IconPlus, run: actions.create };
  const definition: ListDefinition<Distributor> = {
    name: 'distributors',
    title: t('distributors.title'),
    noun: (count) => t('distributors.noun', { count }),
    columns: distributorColumns(t, language),
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
    exportName: 'distributors',
  };
  return (
    <div className="staff-screen" data-screen="distributors">
      <StaffList definition={definition} savedViews={savedViews} />
      {dialog}
    </div>
  );
}
