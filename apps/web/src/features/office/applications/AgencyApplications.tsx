import { useNavigate } from 'react-router';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import type { ListDefinition } from '../../../components/list/list.types.ts';
import { StaffList } from '../../../components/list/StaffList.tsx';
import { useAgentNames } from '../../shared/lists/agent-filter.ts';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';
import { useSavedViews } from '../../shared/lists/use-saved-views.ts';
import { useViewCounts } from '../../shared/lists/use-view-counts.ts';
import { applicationColumns } from './list/application-columns.tsx';
import { applicationSortOptions } from './list/application-sorting.ts';
import { applicationFilters, applicationViews } from './list/application-filters.ts';
import {
  applicationsFile,
  fetchApplication,
  fetchApplications,
  listName,
  rowId,
  rowLabel,
} from './list/application-list.ts';
import { bulkActions } from './list/bulk-actions.tsx';
import { applicationDrawer } from './drawer/application-drawer.tsx';
import { may } from './actions/application-steps.ts';
import { rowMenu } from './list/row-menu.ts';
import { useApplicationActions } from './actions/use-application-actions.tsx';
import { useLiveApplications } from './list/use-live-applications.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

// One screen for an agency and its agents: the server decides which applications each of them sees.
export function AgencyApplications() {
  const { t, language } = useApplicationsTexts();
  const navigate = useNavigate();
  const own = useOwnIds();
  const { ask, dialog } = useDialog();
  const actions = useApplicationActions(ask);
  const live = useLiveApplications(own);
  const agentNames = useAgentNames();
  const fetch = fetchApplications(own);
  const defaultSort = { key: 'created', direction: 'desc' } as const;
  const filters = applicationFilters({ t, language, role: own.role, agentNames });
  const sorts = applicationSortOptions(t, own.role);
  const views = useViewCounts({ name: listName, fetch, defaultSort }, applicationViews(t, own.role));
  const savedViews = useSavedViews('applications', { filters, sorts, defaultSort, views });
  const columns = applicationColumns({ t, language, role: own.role, personUid: own.personUid });
  const create = { label: t('new'), icon: IconPlus, run: () => void navigate('/get-visa') };
  const definition: ListDefinition<Application> = {
    name: listName,
    title: t('title'),
    noun: (count) => t('noun', { count }),
    columns,
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
    bulkActions: bulkActions(t, ask, agentNames),
    empty: {
      title: t('empty.title'),
      text: t('empty.text'),
      icon: IconFileText,
      action: create,
      alternative: { label: t('empty.alternative'), run: () => void navigate('/applicants') },
    },
    views,
    file: applicationsFile(own.role, columns),
  };
  return (
    <>
      <StaffList definition={definition} savedViews={savedViews} {...live} />
      {dialog}
    </>
  );
}
