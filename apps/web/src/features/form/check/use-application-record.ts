import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { putRow } from '../../../components/list/state/list-cache.ts';
import { call } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { replaceApplication } from '../../journey/flow/application/apply-application.ts';
import { applicationList } from '../../shared/lists/application-list.ts';
import { recountViews } from '../../shared/lists/use-view-counts.ts';
import { formKey } from '../editor/form.api.ts';

const recordKey = (applicationUid: string) => ['application', applicationUid, 'record'] as const;

export const useApplicationRecord = (applicationUid: string) =>
  useQuery({
    queryKey: recordKey(applicationUid),
    queryFn: ({ signal }) => call('getApplication', { query: { applicationUid }, signal }),
    staleTime: 0, // a form that is opened again shows the review as it is now
  });

// Updates every cached copy of a changed application and reloads its form.
export function useStoreRecord() {
  const client = useQueryClient();
  const isApplicant = useSession().user.role.includes('applicant');
  return async (row: Application) => {
    client.setQueryData(recordKey(row.applicationUid), row);
    if (isApplicant) replaceApplication(row);
    else {
      putRow(client, applicationList, row);
      void recountViews(client, applicationList.name);
    }
    await client.invalidateQueries({ queryKey: formKey(row.applicationUid) });
  };
}
