import { Link } from 'react-router';
import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconChecks,
  IconEyeExclamation,
  IconInbox,
  IconMail,
  IconMailOpened,
  IconMessageCheck,
  IconPackage,
  IconSpeakerphone,
  IconUserShare,
} from '@tabler/icons-react';
import type { Notification, NotificationKind } from '@visawright/contract/platform/notification.ts';
import { Reference } from '../../../components/list/badges/badges.tsx';
import { clockTime } from '../../../lib/dates/dates.ts';
import { notificationAddress } from './group-by-day.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';

const looks: Record<NotificationKind, { Icon: typeof IconInbox; tone: string }> = {
  transferred: { Icon: IconUserShare, tone: 'note' },
  reviewReturned: { Icon: IconArrowBackUp, tone: 'bad' },
  reviewApproved: { Icon: IconChecks, tone: 'ok' },
  packageReady: { Icon: IconPackage, tone: 'ok' },
  requestMade: { Icon: IconInbox, tone: 'note' },
  requestDecided: { Icon: IconMessageCheck, tone: 'note' },
  announcement: { Icon: IconSpeakerphone, tone: 'plain' },
  readLimit: { Icon: IconEyeExclamation, tone: 'warn' },
};

interface Props {
  one: Notification;
  role: string;
  onMark: (isRead: boolean) => void;
}

export function NotificationRow({ one, role, onMark }: Props) {
  const { t, language } = useNotificationsTexts();
  const { Icon, tone } = looks[one.kind];
  const isUnread = one.readAt === null;
  const address = notificationAddress(one, role);
  const title = t(`kinds.${one.kind}`, { about: one.about });
  const mark = t(isUnread ? 'markRead' : 'markUnread');
  const MarkIcon = isUnread ? IconMailOpened : IconMail;
  return (
    <li className="note" data-unread={isUnread || undefined} data-kind={one.kind}>
      <span className="row-icon" data-tone={tone}>
        <Icon size={17} stroke={1.7} aria-hidden />
      </span>
      <div className="note-body">
        <p>
          {isUnread && <span className="unseen">{t('unreadMark')}</span>}
          {address ? (
            <Link to={address} onClick={() => isUnread && onMark(true)}>
              {title}
            </Link>
          ) : (
            <b>{title}</b>
          )}
          {one.reference && <Reference>{one.reference}</Reference>}
        </p>
        {one.text && <p className="note-text">{one.text}</p>}
        <p className="note-by">
          {one.personName && <span>{one.personName}</span>}
          <time dateTime={one.at}>{clockTime(one.at, language)}</time>
        </p>
      </div>
      <Tooltip label={mark}>
        <ActionIcon aria-label={t('markOne', { mark, title })} onClick={() => onMark(isUnread)}>
          <MarkIcon size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
