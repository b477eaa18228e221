import { applicationSorts } from '@visawright/contract/applications/application-sorts.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { ListPage, ListRequest } from '../../../../components/list/list.types.ts';
import { call } from '../../../../lib/api/call.ts';
import { applicationList } from '../../../shared/lists/application-list.ts';
import { findOne } from '../../../shared/lists/find-one.ts';
import { filterQuery, sortWord } from './filter-query.ts';

export const { name: listName, rowId } = applicationList;
export const rowLabel = (row: Application) => row.applicantName;

interface Who {
  readonly role: string;
  readonly ownIds: () => Promise<{ personUid: string; agencyUid: string | null }>;
}
type ReviewQueueFilter = 'open' | 'decided' | 'all';

// Each role has its own call; the server limits the result.
export const fetchApplications =
  ({ role, ownIds }: Who) =>
  async ({ search, filters, sort, limit, cursor, signal }: ListRequest): Promise<ListPage<Application>> => {
    const { personUid, agencyUid } = await ownIds();
    const query = {
      ...filterQuery(filters),
      search,
      sort: sortWord(sort, applicationSorts),
      limit: String(limit),
      ...(cursor ? { cursor } : {}),
    };
    if (role === 'reviewer') {
      const queue = (filters.queue?.[0] ?? 'open') as ReviewQueueFilter;
      return call('applicationsOfReviewer', { query: { ...query, reviewerUid: personUid, queue }, signal });
    }
    if (role === 'agency' && agencyUid) return call('applicationsOfAgency', { query: { ...query, agencyUid }, signal });
    return call('applicationsOfAgent', { query: { ...query, agentUid: personUid }, signal });
  };

export const fetchApplication = (applicationUid: string, signal: AbortSignal) =>
  findOne<Application>(() => call('getApplication', { query: { applicationUid }, signal }));
