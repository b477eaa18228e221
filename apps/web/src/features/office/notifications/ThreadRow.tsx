import { Link } from 'react-router';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconMail, IconMailOpened } from '@tabler/icons-react';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import type { NotificationThread, ThreadChange } from '@visawright/contract/platform/notification.ts';
import { Flag } from '../../../components/Flag.tsx';
import { Reference } from '../../../components/list/badges/badges.tsx';
import { clockTime } from '../../../lib/dates/dates.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';
import { threadAddress } from './group-by-day.ts';
import { notificationLook } from './notification-look.ts';
import { SnoozeMenu } from './SnoozeMenu.tsx';
import { untilText } from './until-text.ts';
import { useEventText } from './use-event-text.ts';

interface Props {
  thread: NotificationThread;
  role: string;
  isCurrent: boolean;
  isSnoozing: boolean;
  onSnoozing: (isOpen: boolean) => void;
  onSelect: () => void;
  onChange: (change: ThreadChange) => void;
}

export function ThreadRow({ thread, role, isCurrent, isSnoozing, onSnoozing, onSelect, onChange }: Props) {
  const { t, language } = useNotificationsTexts();
  const eventText = useEventText();
  const [newest] = thread.events;
  if (!newest) return null;
  const { Icon, tone } = notificationLook[newest.kind];
  const isUnread = thread.unread > 0;
  const address = threadAddress(thread, role);
  const title = thread.applicationUid ? thread.about : eventText(newest);
  const readLabel = t(isUnread ? 'markRead' : 'markUnread');
  const ReadIcon = isUnread ? IconMailOpened : IconMail;
  const doneLabel = t(thread.isDone ? 'notDone' : 'done');
  const DoneIcon = thread.isDone ? IconArrowBackUp : IconCheck;
  const others = thread.events.slice(1, isCurrent ? undefined : 1);
  return (
    <li
      className="note"
      data-unread={isUnread || undefined}
      data-current={isCurrent || undefined}
      data-kind={newest.kind}
      data-thread={thread.threadUid}
    >
      <span className="note-dot" aria-hidden />
      <span className="row-icon" data-tone={tone}>
        <Icon size={17} stroke={1.7} aria-hidden />
      </span>
      <div className="note-body">
        <p className="note-head">
          {isUnread && <span className="unseen">{t('unreadMark')}</span>}
          {thread.country && <Flag code={findDestination(thread.country)?.iso2 ?? 'UN'} width={16} />}
          {address ? (
            <Link
              to={address}
              className="note-title"
              onFocus={onSelect}
              onClick={() => isUnread && onChange({ to: 'read' })}
            >
              {title}
            </Link>
          ) : (
            <button
              type="button"
              className="note-title"
              onFocus={onSelect}
              onClick={() => isUnread && onChange({ to: 'read' })}
            >
              {title}
            </button>
          )}
          {thread.reference && <Reference>{thread.reference}</Reference>}
          {thread.count > 1 && <span className="note-count">{t('events', { count: thread.count })}</span>}
        </p>
        {thread.applicationUid && (
          <button type="button" className="note-line" aria-pressed={isCurrent} onClick={onSelect}>
            {eventText(newest)}
          </button>
        )}
        {newest.text && <p className="note-text">{newest.text}</p>}
        {thread.back && <p className="note-back">{t(`back.${thread.back}`)}</p>}
        {thread.snoozedUntil && (
          <p className="note-back">
            {t(thread.untilAnswer ? 'snooze.shownAnswer' : 'snooze.shown', {
              time: untilText(thread.snoozedUntil, language),
            })}
          </p>
        )}
        {others.length > 0 && (
          <ul className="note-more">
            {others.map((event) => {
              const { Icon: EventIcon } = notificationLook[event.kind];
              return (
                <li key={event.notificationUid}>
                  <EventIcon size={15} stroke={1.7} aria-hidden />
                  <span>{eventText(event)}</span>
                  <time dateTime={event.at}>{clockTime(event.at, language)}</time>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <time dateTime={newest.at}>{clockTime(newest.at, language)}</time>
      <span className="note-acts">
        <Tooltip label={doneLabel}>
          <ActionIcon
            aria-label={t('actOn', { act: doneLabel, title })}
            onClick={() => onChange({ to: thread.isDone ? 'inbox' : 'done' })}
          >
            <DoneIcon size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
        {!thread.isDone && (
          <SnoozeMenu thread={thread} title={title} isOpen={isSnoozing} onOpen={onSnoozing} onChange={onChange} />
        )}
        <Tooltip label={readLabel}>
          <ActionIcon
            aria-label={t('actOn', { act: readLabel, title })}
            onClick={() => onChange({ to: isUnread ? 'read' : 'unread' })}
          >
            <ReadIcon size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </span>
    </li>
  );
}
