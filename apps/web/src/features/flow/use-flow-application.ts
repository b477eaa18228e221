import { useQuery } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/application.ts';
import { call } from '../../lib/call.ts';
import { useFallbackPoll } from '../../lib/use-live.ts';
import { useFlow } from './flow-store.ts';
import { takeApplication } from './take-application.ts';
import { useApplicationUid } from './use-application-uid.ts';

export interface FlowApplication {
  application: Application | null;
  isLoading: boolean;
  hasFailed: boolean; // said nowhere: the screen offers Reload
  reload: () => void;
}

// The application the address names, or the one the flow is about. Reading it fills the flow.
export function useFlowApplication(): FlowApplication {
  const uid = useApplicationUid();
  const current = useFlow((flow) => flow.application);
  const { isPending, isError, refetch } = useQuery({
    queryKey: ['flow-application', uid],
    queryFn: async ({ signal }) => {
      const application = await call('getApplication', { query: { applicationUid: uid! }, signal });
      takeApplication(application);
      return application.version;
    },
    enabled: uid !== null,
    refetchInterval: useFallbackPoll(),
    gcTime: 0, // the flow keeps it; what was let go is read anew
  });
  const application = uid === null || current?.applicationUid === uid ? current : null;
  return {
    application,
    isLoading: uid !== null && !application && isPending,
    hasFailed: uid !== null && !application && isError,
    reload: () => void refetch(),
  };
}
