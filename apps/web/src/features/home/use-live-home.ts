import { useQueryClient } from '@tanstack/react-query';
import { useOnLive } from '../../lib/use-live.ts';
import { homeKey } from './home.api.ts';

// Any application that changed may have changed what needs me.
export function useLiveHome() {
  const client = useQueryClient();
  useOnLive('application:changed', () => void client.invalidateQueries({ queryKey: homeKey }));
}
