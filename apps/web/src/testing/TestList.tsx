import { IconTrash } from '@tabler/icons-react';
import type { Application, ExportedApplication } from '@visawright/contract/applications/application.ts';
import { StaffList } from '../components/list/StaffList.tsx';
import { listFile } from '../components/list/export/list-file.ts';
import type { ListColumn, ListDefinition, StaffListProps } from '../components/list/list.types.ts';
import { findOne } from '../features/shared/lists/find-one.ts';
import { signedSort } from '../features/shared/lists/signed-sort.ts';
import { exportQuery, pageQuery } from '../features/shared/lists/page-query.ts';
import { useSavedViews } from '../features/shared/lists/use-saved-views.ts';
import { call } from '../lib/api/call.ts';
import { agent } from './people.ts';

const statuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'initiated', label: 'Initiated' },
  { value: 'submitted', label: 'Submitted' },
];

const columns: readonly ListColumn<Application, ExportedApplication>[] = [
  {
    id: 'name',
    head: 'Traveller',
    width: 240,
    sort: 'created',
    cell: (row) => row.applicantName,
    exported: (row) => row.applicantName,
  },
  {
    id: 'to',
    head: 'Destination',
    width: 160,
    cell: (row) => row.visaDetails.visaTo,
    exported: (row) => row.visaDetails.visaTo,
  },
  { id: 'status', head: 'Status', width: 160, cell: (row) => row.status, rank: 9 },
  { id: 'travel', head: 'Travel', width: 160, sort: 'travel', cell: (row) => row.visaDetails.fromDate },
  { id: 'agent', head: 'Agent', width: 160, optional: true, cell: (row) => row.agentName },
];

const definition: ListDefinition<Application> = {
  name: 'applications',
  title: 'Applications',
  noun: (count) => (count === 1 ? 'application' : 'applications'),
  searchPlaceholder: 'Name or reference',
  rowId: ({ applicationUid }) => applicationUid,
  rowLabel: ({ applicantName }) => applicantName,
  columns,
  filters: [
    { id: 'status', label: 'Status', kind: 'many', options: statuses },
    {
      id: 'visaTo',
      label: 'Destination',
      kind: 'choice',
      options: ['Italy', 'France', 'Spain', 'Germany'].map((value) => ({ value, label: value })),
    },
    { id: 'travel', label: 'Travel date', kind: 'range' },
  ],
  sorts: [
    { key: 'created', label: 'Created' },
    { key: 'travel', label: 'Travel date' },
  ],
  defaultSort: { key: 'created', direction: 'asc' },
  fetch: (request) => {
    const { status, visaTo, travel } = request.filters;
    const query = {
      ...pageQuery(request),
      agentUid: agent.personUid!,
      sort: signedSort(request.sort, ['created', 'travel']),
      ...(status ? { status: status.join(',') } : {}),
      ...(visaTo ? { visaTo: visaTo.join(',') } : {}),
      ...(travel?.[0] ? { travelAfter: travel[0] } : {}),
    };
    return call('applicationsOfAgent', { query, signal: request.signal });
  },
  fetchRow: (applicationUid, signal) =>
    findOne<Application>(() => call('getApplication', { query: { applicationUid }, signal })),
  drawer: (row) => ({
    reference: row.reference,
    tabs: [
      { id: 'trip', label: 'Trip', content: () => <p>Travels to {row.visaDetails.visaTo}</p> },
      { id: 'notes', label: 'Notes', content: () => <p>Notes about {row.applicantName}</p> },
    ],
  }),
  pagePath: (row) => `/form?applicationUid=${row.applicationUid}`,
  bulkActions: [
    {
      id: 'delete',
      label: 'Delete',
      icon: IconTrash,
      mayRun: (row) => row.status === 'draft',
      run: async (selection) => {
        const body =
          selection.kind === 'rows'
            ? { action: 'delete' as const, applicationUids: [...selection.ids] }
            : { action: 'delete' as const, matching: { search: selection.query.search } };
        const { done, failed } = await call('bulkApplications', { body });
        return {
          done,
          failed: failed.map(({ applicationUid, reference, message }) => ({
            id: applicationUid,
            label: reference ?? applicationUid,
            reason: message,
          })),
        };
      },
    },
  ],
  empty: { title: 'No applications yet', text: 'They appear here as soon as somebody starts one.' },
  file: listFile({
    name: 'applications',
    columns,
    read: (request) => call('exportApplications', { body: exportQuery(request), signal: request.signal }),
  }),
};

interface Props extends Omit<StaffListProps<Application>, 'definition' | 'savedViews'> {
  readonly part?: Partial<ListDefinition<Application>>;
}

// The list template with a list of applications, as an agent's screen uses it.
export function TestList({ part, ...props }: Props) {
  const own = { ...definition, ...part };
  return <StaffList definition={own} savedViews={useSavedViews('applications', own)} {...props} />;
}
