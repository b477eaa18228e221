import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { NotificationThread, ThreadChange, ThreadCounts } from '@visawright/contract/platform/notification.ts';
import type { ThreadView } from '@visawright/contract/platform/notification-facts.ts';
import { call } from '../../../lib/api/call.ts';
import { useFallbackPoll, useOnLive } from '../../../lib/live/use-live.ts';

type Page = Awaited<ReturnType<typeof call<'listNotificationThreads'>>>;
type Pages = InfiniteData<Page, string>;

const key = ['notifications'] as const;
const countKey = [...key, 'count'] as const;
const listsKey = [...key, 'list'] as const;
const sentKey = [...key, 'sent'] as const;

// Subscribed once by the bell; list and counts share one query key.
export function useLiveNotifications() {
  const client = useQueryClient();
  useOnLive('notification:new', () => void client.invalidateQueries({ queryKey: key }));
}

export function useThreadCounts() {
  const refetchInterval = useFallbackPoll();
  return useQuery({
    queryKey: countKey,
    queryFn: async ({ signal }) => (await call('listNotificationThreads', { query: { limit: '1' }, signal })).counts,
    refetchInterval,
  });
}

export function useThreads(view: ThreadView) {
  const refetchInterval = useFallbackPoll();
  return useInfiniteQuery({
    queryKey: [...listsKey, view],
    queryFn: ({ pageParam, signal }) =>
      call('listNotificationThreads', {
        query: { view, limit: '50', ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval,
  });
}

export function useSentAnnouncements() {
  return useInfiniteQuery({
    queryKey: sentKey,
    queryFn: ({ pageParam, signal }) =>
      call('listAnnouncements', { query: { limit: '50', ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

// What the row looks like until the server has answered; null: it leaves the list.
function changed(thread: NotificationThread, { to }: ThreadChange): NotificationThread | null {
  const now = new Date().toISOString();
  if (to === 'read')
    return { ...thread, unread: 0, events: thread.events.map((event) => ({ ...event, readAt: event.readAt ?? now })) };
  if (to === 'unread') return { ...thread, unread: Math.max(1, thread.unread) };
  return null;
}

interface Change {
  readonly threadUids?: readonly string[]; // without them: all of the inbox
  readonly change: ThreadChange;
}

// Optimistic; a row that was read stays in the list of unread ones until the next read, so that nothing jumps.
export function useChangeThreads() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ threadUids, change }: Change) =>
      call('changeNotificationThreads', { body: { ...(threadUids ? { threadUids: [...threadUids] } : {}), change } }),
    onMutate: async ({ threadUids, change }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueriesData<Pages>({ queryKey: listsKey });
      const isMeant = ({ threadUid }: NotificationThread) => !threadUids || threadUids.includes(threadUid);
      const items = (page: Page) =>
        page.items.flatMap((thread) => (isMeant(thread) ? (changed(thread, change) ?? []) : thread));
      client.setQueriesData<Pages>(
        { queryKey: listsKey },
        (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: items(page) })) },
      );
      return { before };
    },
    onError: (_error, _change, stored) => {
      for (const [queryKey, data] of stored?.before ?? []) client.setQueryData(queryKey, data);
    },
    onSuccess: ({ counts }, { change }) => {
      client.setQueryData<ThreadCounts>(countKey, counts);
      if (change.to !== 'read' && change.to !== 'unread') void client.invalidateQueries({ queryKey: listsKey });
    },
  });
}
