import './notifications.css';
import { useEffect, useEffectEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, SegmentedControl } from '@mantine/core';
import { IconAdjustments, IconBellOff, IconChecks, IconSpeakerphone } from '@tabler/icons-react';
import { reachOf } from '@visawright/contract/platform/access.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useSession } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { AnnounceDialog } from './AnnounceDialog.tsx';
import { groupByDay } from './group-by-day.ts';
import { DayOfNotifications } from './DayOfNotifications.tsx';
import { useMarkRead, useNotifications, useUnread, type NotificationFilter } from './notifications.api.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';

export function NotificationsScreen() {
  const { t } = useNotificationsTexts();
  const role = useSession().user.role[0] ?? 'agent';
  const [params, setParams] = useSearchParams();
  const shown: NotificationFilter = params.get('show') === 'unread' ? 'unread' : 'all';
  const list = useNotifications(shown);
  const { data: unread = 0 } = useUnread();
  const mark = useMarkRead();
  const { ask, dialog } = useDialog();
  const isSlow = useDelayed(list.isPending);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const show = (next: string) => setParams(next === 'unread' ? { show: 'unread' } : {}, { replace: true });

  async function announce() {
    const receivers = await ask<number>((close) => <AnnounceDialog onClose={close} />);
    if (receivers !== null) void toast(t('announce.sent', { count: receivers }), 'success');
  }

  const isAsked = params.get('announce') === 'yes' && reachOf('announcement.write', role) !== undefined;
  const announceAsked = useEffectEvent(() => {
    setParams({}, { replace: true });
    void announce();
  });
  useEffect(() => {
    if (isAsked) announceAsked();
  }, [isAsked]);

  return (
    <div className="staff-screen notes" data-screen="notifications">
      <div className="staff-page-head">
        <ScreenHeading>{t('title')}</ScreenHeading>
        <span className="notes-gap" />
        {reachOf('announcement.write', role) && (
          <Button
            variant="default"
            leftSection={<IconSpeakerphone size={16} aria-hidden />}
            onClick={() => void announce()}
          >
            {t('announce.button')}
          </Button>
        )}
      </div>
      <div className="notes-bar">
        <SegmentedControl
          size="xs"
          aria-label={t('show')}
          value={shown}
          onChange={show}
          data={[
            { value: 'all', label: t('all') },
            { value: 'unread', label: unread > 0 ? t('unreadCount', { count: unread }) : t('unread') },
          ]}
        />
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          leftSection={<IconChecks size={15} aria-hidden />}
          disabled={unread === 0}
          onClick={() => mark.mutate({ isRead: true })}
        >
          {t('markAll')}
        </Button>
        <span className="notes-gap" />
        <Link className="staff-link notes-link" to="/settings?tab=notifications">
          <IconAdjustments size={15} aria-hidden /> {t('settings')}
        </Link>
      </div>
      <ErrorLine message={errorText(mark.error ?? (items.length > 0 ? list.error : null))} />
      {list.isError && items.length === 0 && (
        <LoadFailure
          title={t('failing')}
          error={list.error}
          isTrying={list.isFetching}
          onAgain={() => void list.refetch()}
        />
      )}
      {isSlow && (
        <ul className="notes-list" aria-hidden data-state="loading">
          {[58, 44, 66, 51].map((width) => (
            <li key={width} className="note">
              <span className="row-icon" />
              <div className="note-body">
                <i className="staff-skeleton" style={{ width: `${width}%` }} />
                <i className="staff-skeleton" style={{ width: `${width - 20}%`, marginTop: 9 }} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {list.isSuccess && items.length === 0 && (
        <div className="staff-center" data-state="empty">
          <IconBellOff size={34} stroke={1.3} color="var(--faint)" aria-hidden />
          <h2 className="staff-state-title">{t(`empty.${shown}.title`)}</h2>
          <p>{t(`empty.${shown}.text`)}</p>
          {shown === 'unread' && (
            <Button variant="default" onClick={() => show('all')}>
              {t('showAll')}
            </Button>
          )}
        </div>
      )}
      <div className="notes-days">
        {groupByDay(items).map((group) => (
          <DayOfNotifications
            key={group.day}
            group={group}
            role={role}
            onMark={(uid, isRead) => mark.mutate({ uids: [uid], isRead })}
          />
        ))}
        {list.hasNextPage && (
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
      {dialog}
    </div>
  );
}
