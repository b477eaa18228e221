import { useRef, useState } from 'react';
import type { NotificationThread, ThreadChange } from '@visawright/contract/platform/notification.ts';
import type { ThreadView } from '@visawright/contract/platform/notification-facts.ts';
import { dismissToast, toast } from '../../../lib/browser/toast.ts';
import { useKeyHelp } from '../../../lib/keyboard/key-help.ts';
import { useLetterKeys } from '../../../lib/keyboard/use-letter-keys.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';
import { UndoToast } from '../../shared/applications/UndoToast.tsx';
import { groupByDay } from './group-by-day.ts';
import { useChangeThreads, useThreads } from './notifications.api.ts';

const undoMs = 10_000;

// The rows of a view, the current one, and what keys and buttons do with them.
export function useInbox(view: ThreadView) {
  const { t } = useNotificationsTexts();
  const list = useThreads(view);
  const changing = useChangeThreads();
  const rowsRef = useRef<HTMLDivElement>(null);
  const [currentUid, setCurrentUid] = useState<string | null>(null);
  const [snoozingUid, setSnoozingUid] = useState<string | null>(null);
  const groups = groupByDay(list.data?.pages.flatMap((page) => page.items) ?? []);
  const threads = groups.flatMap(({ items }) => items);
  const current = threads.find(({ threadUid }) => threadUid === currentUid);

  const focusOn = (thread: NotificationThread | undefined) => {
    if (!thread) return;
    setCurrentUid(thread.threadUid);
    const row = rowsRef.current?.querySelector<HTMLElement>(`[data-thread="${thread.threadUid}"]`);
    row?.querySelector<HTMLElement>('.note-title')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const neighbour = (by: 1 | -1) => {
    const at = threads.findIndex(({ threadUid }) => threadUid === currentUid);
    return at < 0 ? threads[0] : threads[at + by];
  };
  const change = (thread: NotificationThread, to: ThreadChange) => {
    const leaves = to.to !== 'read' && to.to !== 'unread';
    const isCurrent = thread.threadUid === currentUid;
    if (leaves && isCurrent) focusOn(neighbour(1) ?? neighbour(-1)); // before the row is gone
    setSnoozingUid(null);
    changing.mutate({ threadUids: [thread.threadUid], change: to });
    if (to.to === 'done' || to.to === 'snoozed') void offerUndo(thread, to.to);
  };
  const offerUndo = (thread: NotificationThread, to: 'done' | 'snoozed') =>
    toast(
      (shown) => (
        <UndoToast
          text={t(`toast.${to}`)}
          undo={t('undo')}
          onUndo={() => {
            void dismissToast(shown.id);
            changing.mutate({ threadUids: [thread.threadUid], change: { to: 'inbox' } });
          }}
        />
      ),
      'blank',
      { duration: undoMs, id: 'inbox-undo' }, // one at a time: the latest
    );

  useLetterKeys({
    j: () => focusOn(neighbour(1)),
    k: () => focusOn(neighbour(-1)),
    ...(current && {
      e: () => change(current, { to: current.isDone ? 'inbox' : 'done' }),
      u: () => change(current, { to: current.unread > 0 ? 'read' : 'unread' }),
      s: () => !current.isDone && setSnoozingUid(current.threadUid),
    }),
  });
  useKeyHelp({
    title: t('title'),
    keys: [
      { keys: ['J', 'K'], does: t('keys.move') },
      { keys: ['E'], does: t('keys.done') },
      { keys: ['S'], does: t('keys.snooze') },
      { keys: ['U'], does: t('keys.unread') },
      { keys: ['Enter'], does: t('keys.open'), always: true },
    ],
  });

  return {
    list,
    groups,
    threads,
    current,
    rowsRef,
    error: changing.error,
    snoozingUid,
    setSnoozing: (threadUid: string, isOpen: boolean) => setSnoozingUid(isOpen ? threadUid : null),
    select: (threadUid: string) => setCurrentUid(threadUid),
    change,
    readAll: () => changing.mutate({ change: { to: 'read' } }),
  };
}
