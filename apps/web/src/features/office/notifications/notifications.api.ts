import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Notification } from '@visawright/contract/platform/notification.ts';
import { call } from '../../../lib/api/call.ts';
import { useFallbackPoll, useOnLive } from '../../../lib/live/use-live.ts';

export type NotificationFilter = 'all' | 'unread';
type NotificationPage = Awaited<ReturnType<typeof call<'listNotifications'>>>;
type Pages = InfiniteData<NotificationPage, string>;

const key = ['notifications'] as const;
const countKey = [...key, 'count'] as const;
const listsKey = [...key, 'list'] as const;

// Subscribed once by the bell; list and count share one query key.
export function useLiveNotifications() {
  const client = useQueryClient();
  useOnLive('notification:new', () => void client.invalidateQueries({ queryKey: key }));
}

export function useUnread() {
  const refetchInterval = useFallbackPoll();
  return useQuery({
    queryKey: countKey,
    queryFn: async ({ signal }) => (await call('listNotifications', { query: { limit: '1' }, signal })).unread,
    refetchInterval,
  });
}

export function useNotifications(shown: NotificationFilter) {
  const refetchInterval = useFallbackPoll();
  return useInfiniteQuery({
    queryKey: [...listsKey, shown],
    queryFn: ({ pageParam, signal }) =>
      call('listNotifications', {
        query: {
          limit: '50',
          ...(pageParam ? { cursor: pageParam } : {}),
          ...(shown === 'unread' ? { unread: 'yes' as const } : {}),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval,
  });
}

const marked = (one: Notification, isRead: boolean): Notification => ({
  ...one,
  readAt: isRead ? (one.readAt ?? new Date().toISOString()) : null,
});

// Without uids: all notifications. Updates optimistically; rows stay in the unread list until the next read, so nothing jumps.
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { uids?: readonly string[]; isRead: boolean }) =>
      call('markNotificationsRead', {
        body: { ...(change.uids ? { notificationUids: [...change.uids] } : {}), isRead: change.isRead },
      }),
    onMutate: async ({ uids, isRead }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueriesData<Pages>({ queryKey: listsKey });
      client.setQueriesData<Pages>(
        { queryKey: listsKey },
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              items: page.items.map((one) => (!uids || uids.includes(one.notificationUid) ? marked(one, isRead) : one)),
            })),
          },
      );
      return { before };
    },
    onError: (_error, _change, stored) => {
      for (const [queryKey, data] of stored?.before ?? []) client.setQueryData(queryKey, data);
    },
    onSuccess: ({ unread }) => client.setQueryData(countKey, unread),
  });
}
