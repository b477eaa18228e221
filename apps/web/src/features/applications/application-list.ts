import type { Application } from '@visawright/contract/application.ts';
import type { ListPage, ListRequest } from '../../components/list/list.types.ts';
import { call } from '../../lib/call.ts';
import { findOne } from '../lists/find-one.ts';
import { filterQuery, sortWord } from './filter-query.ts';

export const listName = 'applications';
export const rowId = (row: Application) => row.applicationUid;
export const rowLabel = (row: Application) => row.applicantName;
export const place = { name: listName, rowId } as const;

interface Who {
  readonly role: string;
  readonly ownIds: () => Promise<{ personUid: string; agencyUid: string | null }>;
}
export type Queue = 'open' | 'decided' | 'all';

// Each role asks the call made for it; the server's reach decides what comes.
export const fetchApplications =
  ({ role, ownIds }: Who) =>
  async ({ search, filters, sort, limit, cursor, signal }: ListRequest): Promise<ListPage<Application>> => {
    const { personUid, agencyUid } = await ownIds();
    const query = {
      ...filterQuery(filters),
      search,
      sort: sortWord(sort, ['created', 'travel']),
      limit: String(limit),
      ...(cursor ? { cursor } : {}),
    };
    if (role === 'reviewer') {
      const queue = (filters.queue?.[0] ?? 'open') as Queue;
      return call('applicationsOfReviewer', { query: { ...query, reviewerUid: personUid, queue }, signal });
    }
    if (role === 'agency' && agencyUid) return call('applicationsOfAgency', { query: { ...query, agencyUid }, signal });
    return call('applicationsOfAgent', { query: { ...query, agentUid: personUid }, signal });
  };

export const fetchApplication = (applicationUid: string, signal: AbortSignal) =>
  findOne<Application>(() => call('getApplication', { query: { applicationUid }, signal }));
