import { useOnLive } from '../../lib/use-live.ts';
import { useFlow } from './flow-store.ts';
import { useApplicationUid } from './use-application-uid.ts';
import type { FlowApplication } from './use-flow-application.ts';

// Somebody, or a reading that ended, changed the application that is open: it is read again, an own change is known already.
export function useLiveFlow({ reload }: Pick<FlowApplication, 'reload'>) {
  const uid = useApplicationUid();
  useOnLive('application:changed', (hint) => {
    if (uid === null || (hint && hint.applicationUid !== uid)) return;
    const known = useFlow.getState().application;
    if (!hint || known?.applicationUid !== uid || known.version < hint.version) reload();
  });
}
