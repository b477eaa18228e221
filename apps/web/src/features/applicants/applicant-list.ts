import type { Applicant } from '@visawright/contract/applicant.ts';
import type { ListPage, ListRequest } from '../../components/list/list.types.ts';
import { call } from '../../lib/call.ts';
import { findOne } from '../lists/find-one.ts';
import { sortSign } from '../lists/sort-sign.ts';

export const listName = 'applicants';
export const rowId = (row: Applicant) => row.applicantUid;
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(' ');
export const place = { name: listName, rowId } as const;

export const fetchApplicants = ({
  search,
  filters,
  sort,
  limit,
  cursor,
  signal,
}: ListRequest): Promise<ListPage<Applicant>> =>
  call('listApplicants', {
    query: {
      search,
      type: filters.type?.[0] as Applicant['type'] | undefined,
      agent: filters.agent?.[0],
      account: filters.account?.[0] as 'yes' | 'no' | undefined,
      sort: sortSign(sort, ['created']),
      limit: String(limit),
      ...(cursor ? { cursor } : {}),
    },
    signal,
  });

export const fetchApplicant = (applicantUid: string, signal: AbortSignal) =>
  findOne<Applicant>(() => call('getApplicant', { query: { applicantUid }, signal }));
