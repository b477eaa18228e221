import { useNavigate } from 'react-router';
import { IconChecklist, IconForms } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import type { ListDefinition } from '../../components/list/list.types.ts';
import { StaffList } from '../../components/list/StaffList.tsx';
import { useKeyHelp } from '../../lib/key-help.ts';
import { applicationColumns } from '../applications/application-columns.tsx';
import { applicationFilters, applicationViews } from '../applications/application-filters.ts';
import { fetchApplication, fetchApplications, listName, rowId, rowLabel } from '../applications/application-list.ts';
import { useApplicationWords } from '../applications/application-words.ts';
import { formAddress } from '../applications/form-address.ts';
import { useLiveApplications } from '../applications/use-live-applications.ts';
import { useOwn } from '../lists/use-own.ts';
import { useSavedViews } from '../lists/use-saved-views.ts';
import { useViewCounts } from '../lists/use-view-counts.ts';
import { reviewDrawer } from './review-drawer.tsx';

// The reviewer's queue: whoever waits longest stands first.
export function ReviewQueue() {
  const { t, language } = useApplicationWords();
  const own = useOwn();
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
  const definition: ListDefinition<Application> = {
    name: listName,
    title: t('title'),
    noun: (count) => t('noun', { count }),
    columns: applicationColumns({ t, language, role: 'reviewer', personUid: own.personUid }),
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
    exportName: 'reviews',
  };
  return <StaffList definition={definition} savedViews={savedViews} {...live} />;
}
