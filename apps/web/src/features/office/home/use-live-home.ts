import { useQueryClient } from '@tanstack/react-query';
import { useOnLive } from '../../../lib/live/use-live.ts';
import { homeKey } from './home.api.ts';

// Any changed application may affect the task list.
export function useLiveHome() {
  const client = useQueryClient();
  useOnLive('application:changed', () => void client.invalidateQueries({ queryKey: homeKey }));
}
