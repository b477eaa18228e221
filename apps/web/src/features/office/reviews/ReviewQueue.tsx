import { useNavigate } from 'react-router';
import { IconChecklist, IconForms } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { ListDefinition } from '../../../components/list/list.types.ts';
import { StaffList } from '../../../components/list/StaffList.tsx';
import { useKeyHelp } from '../../../lib/keyboard/key-help.ts';
import { applicationColumns } from '../applications/list/application-columns.tsx';
import { applicationFilters, applicationViews } from '../applications/list/application-filters.ts';
import {
  fetchApplication,
  fetchApplications,
  listName,
  rowId,
  rowLabel,
  applicationsFile,
} from '../applications/list/application-list.ts';
import { formAddress } from '../applications/form-address.ts';
import { useLiveApplications } from '../applications/list/use-live-applications.ts';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';
import { useSavedViews } from '../../shared/lists/use-saved-views.ts';
import { useViewCounts } from '../../shared/lists/use-view-counts.ts';
import { reviewDrawer } from './review-drawer.tsx';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

// The reviewer's queue, longest waiting first.
export function ReviewQueue() {
  const { t, language } = useApplicationsTexts();
  const own = useOwnIds();
  const navigate = useNavigate();
  const live = useLiveApplications(own);
  const fetch = fetchApplications(own);
  const defaultSort = { key: 'requested', direction: 'asc' } as const;
  const sorts = [{ key: 'requested', label: t('columns.waiting'), first: 'asc' }] as const;
  const filters = applicationFilters({ t, language, role: 'reviewer', agentNames: new Map() });
  const views = useViewCounts({ name: listName, fetch, defaultSort }, applicationViews(t, 'reviewer'));
  const savedViews = useSavedViews('applications', { filters, sorts, defaultSort, views });
  useKeyHelp({
    title: t('review.keys'),
    keys: [
      { keys: ['A'], does: t('review.keyApproveLong') },
      { keys: ['R'], does: t('review.keyReturnLong') },
    ],
  });
  const columns = applicationColumns({ t, language, role: 'reviewer', personUid: own.personUid });
  const definition: ListDefinition<Application> = {
    name: listName,
    title: t('title'),
    noun: (count) => t('noun', { count }),
    columns,
    rowId,
    rowLabel,
    filters,
    searchPlaceholder: t('searchShort'),
    sorts,
    defaultSort,
    fetch,
    fetchRow: fetchApplication,
    drawer: (row) => reviewDrawer(row, t, language),
    rowMenu: (row) => {
      const form = formAddress(row);
      return form ? [{ id: 'form', label: t('menu.reviewForm'), icon: IconForms, run: () => void navigate(form) }] : [];
    },
    empty: { title: t('review.emptyTitle'), text: t('review.emptyText'), icon: IconChecklist },
    views,
    file: applicationsFile('reviewer', columns),
  };
  return <StaffList definition={definition} savedViews={savedViews} {...live} />;
}
