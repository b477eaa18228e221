import { useOnLive } from '../../../../lib/live/use-live.ts';
import { useFlow } from '../state/flow-store.ts';
import { useApplicationUid } from './use-application-uid.ts';
import type { FlowApplication } from './use-flow-application.ts';

// Refetches the open application when others or a finished reading changed it.
export function useLiveFlow({ reload }: Pick<FlowApplication, 'reload'>) {
  const uid = useApplicationUid();
  useOnLive('application:changed', (hint) => {
    if (uid === null || (hint && hint.applicationUid !== uid)) return;
    const known = useFlow.getState().application;
    if (!hint || known?.applicationUid !== uid || known.version < hint.version) reload();
  });
}
