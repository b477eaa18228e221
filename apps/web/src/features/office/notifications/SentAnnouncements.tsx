import { Button } from '@mantine/core';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { momentText } from '../../../lib/dates/moments.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';
import { useSentAnnouncements } from './notifications.api.ts';

// What was announced, and how many have read it.
export function SentAnnouncements() {
  const { t, language } = useNotificationsTexts();
  const list = useSentAnnouncements();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isError && items.length === 0)
    return (
      <LoadFailure
        title={t('failing')}
        error={list.error}
        isTrying={list.isFetching}
        onAgain={() => void list.refetch()}
      />
    );
  if (list.isSuccess && items.length === 0)
    return (
      <div className="staff-center" data-state="empty">
        <h2 className="staff-state-title">{t('empty.sent.title')}</h2>
        <p>{t('empty.sent.text')}</p>
      </div>
    );
  return (
    <div className="notes-days">
      <ul className="notes-list">
        {items.map(({ announcementUid, title, text, personName, at, readers, receivers }) => (
          <li key={announcementUid} className="note" data-kind="sent">
            <div className="note-body">
              <p className="note-head">
                <b className="note-title">{title}</b>
              </p>
              <p className="note-text">{text}</p>
              <p className="note-by">
                {personName && <span>{personName}</span>}
                <time dateTime={at}>{momentText(at, language)}</time>
              </p>
            </div>
            <span className="note-readers">{t('announce.read', { readers, receivers })}</span>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
