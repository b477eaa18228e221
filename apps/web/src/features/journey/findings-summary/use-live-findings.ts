import { useOnLive } from '../../../lib/live/use-live.ts';
import { useReadFindingsAgain } from './findings.api.ts';

// Saved answers, changed dates and finished readings can all change the findings.
export function useLiveFindings(applicationUid: string): void {
  const readAgain = useReadFindingsAgain();
  const again = () => void readAgain(applicationUid);
  useOnLive('application:changed', (hint) => {
    if (!hint || hint.applicationUid === applicationUid) again();
  });
  useOnLive('document:done', again);
  useOnLive('document:rejected', again);
  useOnLive('document:failed', again);
}
