import type { Applicant, ExportedApplicant } from '@visawright/contract/applications/applicant.ts';
import { listFile, type ExportedColumn } from '../../../components/list/export/list-file.ts';
import type { ListPage, ListQuery, ListRequest } from '../../../components/list/list.types.ts';
import { call } from '../../../lib/api/call.ts';
import { findOne } from '../../shared/lists/find-one.ts';
import { exportQuery, pageQuery } from '../../shared/lists/page-query.ts';
import { signedSort } from '../../shared/lists/signed-sort.ts';

export const listName = 'applicants';
export const rowId = (row: Applicant) => row.applicantUid;
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(' ');
export const applicantList = { name: listName, rowId } as const;

const queryOf = ({ filters, sort }: ListQuery) => ({
  type: filters.type?.[0] as Applicant['type'] | undefined,
  agent: filters.agent?.[0],
  account: filters.account?.[0] as 'yes' | 'no' | undefined,
  sort: signedSort(sort, ['created']),
});

export const fetchApplicants = (request: ListRequest): Promise<ListPage<Applicant>> =>
  call('listApplicants', {
    query: { ...pageQuery(request), ...queryOf(request) },
    signal: request.signal,
  });

export const applicantsFile = (columns: readonly ExportedColumn<ExportedApplicant>[]) =>
  listFile({
    name: 'applicants',
    columns,
    read: (request) =>
      call('exportApplicants', { body: { ...exportQuery(request), ...queryOf(request) }, signal: request.signal }),
  });

export const fetchApplicant = (applicantUid: string, signal: AbortSignal) =>
  findOne<Applicant>(() => call('getApplicant', { query: { applicantUid }, signal }));
