import { useQueryClient } from '@tanstack/react-query';
import { readAgainLater } from '../../../lib/live/read-again-later.ts';
import { useOnLive } from '../../../lib/live/use-live.ts';
import { findingsKey } from './findings.api.ts';

// Saved answers, changed dates and finished readings can all change the findings.
export function useLiveFindings(applicationUid: string): void {
  const client = useQueryClient();
  const again = () => readAgainLater(client, findingsKey(applicationUid));
  useOnLive('application:changed', (hint) => {
    if (!hint || hint.applicationUid === applicationUid) again();
  });
  useOnLive('document:done', again);
  useOnLive('document:rejected', again);
  useOnLive('document:failed', again);
}
