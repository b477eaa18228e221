import '../../../components/list/list.css';
import '../../../components/list/list-parts.css';
import './notifications.css';
import { useEffect, useEffectEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ActionIcon, Button, Kbd, Tabs, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBellOff, IconChecks, IconSettings, IconSpeakerphone } from '@tabler/icons-react';
import { reachOf } from '@visawright/contract/platform/access.ts';
import { threadViews, type ThreadView } from '@visawright/contract/platform/notification-facts.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { toast } from '../../../lib/browser/toast.ts';
import { useSingleKeys } from '../../../lib/keyboard/single-keys.ts';
import { useSession } from '../../../lib/session/session.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';
import { AnnounceDialog } from './AnnounceDialog.tsx';
import { DayOfThreads } from './DayOfThreads.tsx';
import { useThreadCounts } from './notifications.api.ts';
import { SentAnnouncements } from './SentAnnouncements.tsx';
import { ThreadPane } from './ThreadPane.tsx';
import { ThreadRow } from './ThreadRow.tsx';
import { useInbox } from './use-inbox.tsx';

const paneFrom = '(min-width: 1200px)';
const viewOf = (asked: string | null) => threadViews.find((view) => view === asked) ?? 'inbox';

export function NotificationsScreen() {
  const { t } = useNotificationsTexts();
  const role = useSession().user.role[0] ?? 'agent';
  const mayAnnounce = reachOf('announcement.write', role) !== undefined;
  const [params, setParams] = useSearchParams();
  const isSent = mayAnnounce && params.get('show') === 'sent';
  const view = viewOf(params.get('show'));
  const { data: counts } = useThreadCounts();
  const { ask, dialog } = useDialog();
  const show = (next: string | null) => setParams(next && next !== 'inbox' ? { show: next } : {}, { replace: true });

  async function announce() {
    const receivers = await ask<number>((close) => <AnnounceDialog onClose={close} />);
    if (receivers !== null) void toast(t('announce.sent', { count: receivers }), 'success');
  }

  const isAsked = params.get('announce') === 'yes' && mayAnnounce;
  const announceAsked = useEffectEvent(() => {
    setParams({}, { replace: true });
    void announce();
  });
  useEffect(() => {
    if (isAsked) announceAsked();
  }, [isAsked]);

  return (
    <Tabs
      unstyled
      className="staff-screen notes"
      data-screen="notifications"
      value={isSent ? 'sent' : view}
      onChange={show}
    >
      <div className="staff-page-head">
        <ScreenHeading>{t('title')}</ScreenHeading>
        {counts && counts.unread > 0 && (
          <span className="notes-unread">{t('unreadRows', { count: counts.unread })}</span>
        )}
        <span className="notes-gap" />
        {mayAnnounce && (
          <Button
            variant="default"
            leftSection={<IconSpeakerphone size={16} aria-hidden />}
            onClick={() => void announce()}
          >
            {t('announce.button')}
          </Button>
        )}
        <Tooltip label={t('settings')}>
          <ActionIcon
            component={Link}
            to="/settings?tab=notifications"
            size={32}
            variant="default"
            aria-label={t('settings')}
          >
            <IconSettings size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className="list-views">
        <Tabs.List className="list-tabs" aria-label={t('show')}>
          {threadViews.map((each) => (
            <Tabs.Tab key={each} value={each} className="list-tab">
              {t(`views.${each}`)}
              {each !== 'done' && Boolean(counts?.[each]) && ' '}
              {each !== 'done' && Boolean(counts?.[each]) && <small>{counts![each]}</small>}
            </Tabs.Tab>
          ))}
          {mayAnnounce && (
            <Tabs.Tab value="sent" className="list-tab">
              {t('views.sent')}
            </Tabs.Tab>
          )}
        </Tabs.List>
      </div>
      <Tabs.Panel value={isSent ? 'sent' : view} className="notes-panel" tabIndex={-1}>
        {isSent ? (
          <SentAnnouncements />
        ) : (
          <Inbox key={view} view={view} unread={counts?.unread ?? 0} onInbox={() => show(null)} />
        )}
      </Tabs.Panel>
      {dialog}
    </Tabs>
  );
}

function Inbox({ view, unread, onInbox }: { view: ThreadView; unread: number; onInbox: () => void }) {
  const { t } = useNotificationsTexts();
  const role = useSession().user.role[0] ?? 'agent';
  const hasKeys = useSingleKeys();
  const isWide = useMediaQuery(paneFrom, true, { getInitialValueInEffect: false });
  const { rowsRef, ...inbox } = useInbox(view);
  const { list, groups, threads, current } = inbox;
  const isSlow = useDelayed(list.isPending);
  return (
    <>
      <div className="notes-main">
        <div className="notes-bar">
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            leftSection={<IconChecks size={15} aria-hidden />}
            disabled={unread === 0}
            onClick={inbox.readAll}
          >
            {t('markAll')}
          </Button>
          <span className="notes-gap" />
          {hasKeys && (
            <p className="notes-keys">
              <Kbd>E</Kbd> {t('keys.done')} <Kbd>S</Kbd> {t('keys.snooze')} <Kbd>U</Kbd> {t('keys.unread')}
            </p>
          )}
        </div>
        <ErrorLine message={errorText(inbox.error ?? (threads.length > 0 ? list.error : null))} />
        {list.isError && threads.length === 0 && (
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
        {list.isSuccess && threads.length === 0 && (
          <div className="staff-center" data-state="empty">
            <IconBellOff size={34} stroke={1.3} color="var(--faint)" aria-hidden />
            <h2 className="staff-state-title">{t(`empty.${view}.title`)}</h2>
            <p>{t(`empty.${view}.text`)}</p>
            {view !== 'inbox' && (
              <Button variant="default" onClick={onInbox}>
                {t('showAll')}
              </Button>
            )}
          </div>
        )}
        <div className="notes-days" ref={rowsRef}>
          {groups.map((group) => (
            <DayOfThreads key={group.day} group={group}>
              {(thread) => (
                <ThreadRow
                  key={thread.threadUid}
                  thread={thread}
                  role={role}
                  isCurrent={thread === current}
                  isSnoozing={inbox.snoozingUid === thread.threadUid}
                  onSnoozing={(isOpen) => inbox.setSnoozing(thread.threadUid, isOpen)}
                  onSelect={() => inbox.select(thread.threadUid)}
                  onChange={(change) => inbox.change(thread, change)}
                />
              )}
            </DayOfThreads>
          ))}
          {list.hasNextPage && (
            <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </div>
      </div>
      {isWide && current && (
        <ThreadPane thread={current} role={role} onChange={(change) => inbox.change(current, change)} />
      )}
    </>
  );
}
