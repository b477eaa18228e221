import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';

export const useTimeline = (applicationUid: string) =>
  useInfiniteQuery({
    queryKey: ['application', applicationUid, 'timeline'],
    queryFn: ({ pageParam, signal }) =>
      call('applicationTimeline', {
        query: { applicationUid, withReasons: 'yes', limit: '30', ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
