import { Link } from 'react-router';
import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconChecks,
  IconInbox,
  IconMail,
  IconMailOpened,
  IconMessageCheck,
  IconPackage,
  IconSpeakerphone,
  IconUserShare,
} from '@tabler/icons-react';
import type { Notification, NotificationKind } from '@visawright/contract/notification.ts';
import { Reference } from '../../components/list/marks.tsx';
import { clockTime } from '../../lib/dates.ts';
import { useTranslation } from '../../lib/words.ts';
import { placeOf } from './by-day.ts';

const looks: Record<NotificationKind, { Icon: typeof IconInbox; tone: string }> = {
  transferred: { Icon: IconUserShare, tone: 'note' },
  reviewReturned: { Icon: IconArrowBackUp, tone: 'bad' },
  reviewApproved: { Icon: IconChecks, tone: 'ok' },
  packageReady: { Icon: IconPackage, tone: 'ok' },
  requestMade: { Icon: IconInbox, tone: 'note' },
  requestDecided: { Icon: IconMessageCheck, tone: 'note' },
  announcement: { Icon: IconSpeakerphone, tone: 'plain' },
};

interface Props {
  one: Notification;
  role: string;
  onMark: (isRead: boolean) => void;
}

export function NotificationRow({ one, role, onMark }: Props) {
  const { t, i18n } = useTranslation('notifications');
  const { Icon, tone } = looks[one.kind];
  const isUnread = one.readAt === null;
  const place = placeOf(one, role);
  const title = t(`kinds.${one.kind}`, { about: one.about });
  const mark = t(isUnread ? 'markRead' : 'markUnread');
  const MarkIcon = isUnread ? IconMailOpened : IconMail;
  return (
    <li className="note" data-unread={isUnread || undefined} data-kind={one.kind}>
      <span className="note-icon" data-tone={tone}>
        <Icon size={17} stroke={1.7} aria-hidden />
      </span>
      <div className="note-words">
        <p>
          {isUnread && <span className="unseen">{t('unreadMark')}</span>}
          {place ? (
            <Link to={place} onClick={() => isUnread && onMark(true)}>
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
          <time dateTime={one.at}>{clockTime(one.at, i18n.language)}</time>
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
