import { applicationSorts } from '@visawright/contract/applications/application-sorts.ts';
import type { Application, ExportedApplication } from '@visawright/contract/applications/application.ts';
import { listFile, type ExportedColumn } from '../../../../components/list/export/list-file.ts';
import type { ListPage, ListQuery, ListRequest } from '../../../../components/list/list.types.ts';
import { call } from '../../../../lib/api/call.ts';
import { applicationList } from '../../../shared/lists/application-list.ts';
import { findOne } from '../../../shared/lists/find-one.ts';
import { exportQuery, pageQuery } from '../../../shared/lists/page-query.ts';
import { filterQuery, sortWord } from './filter-query.ts';

export const { name: listName, rowId } = applicationList;
export const rowLabel = (row: Application) => row.applicantName;

interface Who {
  readonly role: string;
  readonly ownIds: () => Promise<{ personUid: string; agencyUid: string | null }>;
}
type ReviewQueueFilter = 'open' | 'decided' | 'all';

const queueOf = ({ filters }: ListQuery) => (filters.queue?.[0] ?? 'open') as ReviewQueueFilter;

// Each role has its own call; the server limits the result.
export const fetchApplications =
  ({ role, ownIds }: Who) =>
  async (request: ListRequest): Promise<ListPage<Application>> => {
    const { filters, sort, signal } = request;
    const { personUid, agencyUid } = await ownIds();
    const query = {
      ...filterQuery(filters),
      ...pageQuery(request),
      sort: sortWord(sort, applicationSorts),
    };
    if (role === 'reviewer') {
      const queue = queueOf(request);
      return call('applicationsOfReviewer', { query: { ...query, reviewerUid: personUid, queue }, signal });
    }
    if (role === 'agency' && agencyUid) return call('applicationsOfAgency', { query: { ...query, agencyUid }, signal });
    return call('applicationsOfAgent', { query: { ...query, agentUid: personUid }, signal });
  };

// The server decides which applications these are, as it does for the list.
export const applicationsFile = (role: string, columns: readonly ExportedColumn<ExportedApplication>[]) =>
  listFile({
    name: role === 'reviewer' ? 'reviews' : 'applications',
    columns,
    read(request) {
      const { filters, sort, signal } = request;
      const body = {
        ...filterQuery(filters),
        ...exportQuery(request),
        sort: sortWord(sort, applicationSorts),
      };
      return role === 'reviewer'
        ? call('exportReviews', { body: { ...body, queue: queueOf(request) }, signal })
        : call('exportApplications', { body, signal });
    },
  });

export const fetchApplication = (applicationUid: string, signal: AbortSignal) =>
  findOne<Application>(() => call('getApplication', { query: { applicationUid }, signal }));
