import { useOnLive } from '../../lib/use-live.ts';
import { useReadFindingsAgain } from './findings.api.ts';

// An answer somebody saved, dates that moved, a paper whose reading ended: each may make or mend a finding.
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
