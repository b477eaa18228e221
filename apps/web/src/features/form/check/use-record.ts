import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/application.ts';
import { putRow } from '../../../components/list/list-cache.ts';
import { call } from '../../../lib/call.ts';
import { useSession } from '../../../lib/session.ts';
import { listName, place } from '../../applications/application-list.ts';
import { replaceApplication } from '../../flow/take-application.ts';
import { countAgain } from '../../lists/use-view-counts.ts';
import { formKey } from '../form.api.ts';

const recordKey = (applicationUid: string) => ['application', applicationUid, 'record'] as const;

// The application the form is of: whose it is, where it stands, what the caller may do with it.
export const useRecord = (applicationUid: string) =>
  useQuery({
    queryKey: recordKey(applicationUid),
    queryFn: ({ signal }) => call('getApplication', { query: { applicationUid }, signal }),
  });

// The answer of a call that moved it: every place that shows it has it at once, and the form is read as it stands now.
export function useTakeRecord() {
  const client = useQueryClient();
  const isApplicant = useSession().user.role.includes('applicant');
  return async (row: Application) => {
    client.setQueryData(recordKey(row.applicationUid), row);
    if (isApplicant) replaceApplication(row);
    else {
      putRow(client, place, row);
      void countAgain(client, listName);
    }
    await client.invalidateQueries({ queryKey: formKey(row.applicationUid) });
  };
}
