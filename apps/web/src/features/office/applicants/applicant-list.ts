import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { ListPage, ListRequest } from '../../../components/list/list.types.ts';
import { call } from '../../../lib/api/call.ts';
import { findOne } from '../../shared/lists/find-one.ts';
import { pageQuery } from '../../shared/lists/page-query.ts';
import { signedSort } from '../../shared/lists/signed-sort.ts';

export const listName = 'applicants';
export const rowId = (row: Applicant) => row.applicantUid;
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(' ');
export const applicantList = { name: listName, rowId } as const;

export const fetchApplicants = (request: ListRequest): Promise<ListPage<Applicant>> =>
  call('listApplicants', {
    query: {
      ...pageQuery(request),
      type: request.filters.type?.[0] as Applicant['type'] | undefined,
      agent: request.filters.agent?.[0],
      account: request.filters.account?.[0] as 'yes' | 'no' | undefined,
      sort: signedSort(request.sort, ['created']),
    },
    signal: request.signal,
  });

export const fetchApplicant = (applicantUid: string, signal: AbortSignal) =>
  findOne<Applicant>(() => call('getApplicant', { query: { applicantUid }, signal }));
