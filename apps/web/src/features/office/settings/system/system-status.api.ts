import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';

const everyMs = 15_000;

export const useSystemStatus = () =>
  useQuery({
    queryKey: ['system', 'status'],
    queryFn: ({ signal }) => call('systemStatus', { signal }),
    refetchInterval: everyMs,
  });
