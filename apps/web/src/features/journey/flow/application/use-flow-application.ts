import { useQuery } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { call } from '../../../../lib/api/call.ts';
import { useFallbackPoll } from '../../../../lib/live/use-live.ts';
import { useFlow } from '../state/flow-store.ts';
import { applyApplication } from './apply-application.ts';
import { useApplicationUid } from './use-application-uid.ts';

export interface FlowApplication {
  application: Application | null;
  isLoading: boolean;
  hasFailed: boolean; // the error is not shown; the screen offers Reload
  reload: () => void;
}

// Loads the application from the URL or the flow into the flow.
export function useFlowApplication(): FlowApplication {
  const uid = useApplicationUid();
  const current = useFlow((flow) => flow.application);
  const { isPending, isError, refetch } = useQuery({
    queryKey: ['flow-application', uid],
    queryFn: async ({ signal }) => {
      const application = await call('getApplication', { query: { applicationUid: uid! }, signal });
      applyApplication(application);
      return application.version;
    },
    enabled: uid !== null,
    refetchInterval: useFallbackPoll(),
    gcTime: 0, // the flow stores it; released applications are refetched
  });
  const application = uid === null || current?.applicationUid === uid ? current : null;
  return {
    application,
    isLoading: uid !== null && !application && isPending,
    hasFailed: uid !== null && !application && isError,
    reload: () => void refetch(),
  };
}
