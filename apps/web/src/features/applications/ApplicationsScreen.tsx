import { useNavigate } from 'react-router';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { useDialog } from '../../components/dialog/use-dialog.tsx';
import type { ListDefinition } from '../../components/list/list.types.ts';
import { StaffList } from '../../components/list/StaffList.tsx';
import { useAgentNames } from '../lists/agent-filter.ts';
import { useOwn } from '../lists/use-own.ts';
import { useSavedViews } from '../lists/use-saved-views.ts';
import { useViewCounts } from '../lists/use-view-counts.ts';
import { ReviewQueue } from '../reviews/ReviewQueue.tsx';
import { applicationColumns } from './application-columns.tsx';
import { applicationFilters, applicationViews } from './application-filters.ts';
import { fetchApplication, fetchApplications, listName, rowId, rowLabel } from './application-list.ts';
import { useApplicationWords } from './application-words.ts';
import { bulkActions } from './bulk-actions.tsx';
import { applicationDrawer } from './drawer/application-drawer.tsx';
import { may } from './may.ts';
import { rowMenu } from './row-menu.ts';
import { useApplicationActions } from './use-application-actions.tsx';
import { useLiveApplications } from './use-live-applications.ts';

export function ApplicationsScreen() {
  const { role } = useOwn();
  return (
    <div className="staff-screen" data-screen="applications">
      {role === 'reviewer' ? <ReviewQueue /> : <KeptApplications />}
    </div>
  );
}

// The agency's list and the agent's: the same work, another reach.
function KeptApplications() {
  const { t, language } = useApplicationWords();
  const navigate = useNavigate();
  const own = useOwn();
  const { ask, dialog } = useDialog();
  const actions = useApplicationActions(ask);
  const live = useLiveApplications(own);
  const agentNames = useAgentNames();
  const fetch = fetchApplications(own);
  const defaultSort = { key: 'created', direction: 'desc' } as const;
  const filters = applicationFilters({ t, language, role: own.role, agentNames });
  const sorts = [
    { key: 'created', label: t('columns.created'), first: 'desc' },
    { key: 'travel', label: t('columns.travel'), first: 'asc' },
  ] as const;
  const views = useViewCounts({ name: listName, fetch, defaultSort }, applicationViews(t, own.role));
  const savedViews = useSavedViews('applications', { filters, sorts, defaultSort, views });
  const create = { label: t('new'), icon: IconPlus, run: () => void navigate('/get-visa') };
  const definition: ListDefinition<Application> = {
    name: listName,
    title: t('title'),
    noun: (count) => t('noun', { count }),
    columns: applicationColumns({ t, language, role: own.role, personUid: own.personUid }),
    rowId,
    rowLabel,
    filters,
    searchPlaceholder: t('search'),
    sorts,
    defaultSort,
    fetch,
    fetchRow: fetchApplication,
    primaryAction: create,
    drawer: (row) => applicationDrawer(row, actions, t, language),
    edit: (row) => {
      if (may(row, 'application.edit')) actions.edit(row);
    },
    rowMenu: (row) => rowMenu(row, actions, t),
    bulkActions: bulkActions(t, ask),
    empty: {
      title: t('empty.title'),
      text: t('empty.text'),
      icon: IconFileText,
      action: create,
      alternative: { label: t('empty.alternative'), run: () => void navigate('/applicants') },
    },
    views,
    exportName: 'applications',
  };
  return (
    <>
      <StaffList definition={definition} savedViews={savedViews} {...live} />
      {dialog}
    </>
  );
}
