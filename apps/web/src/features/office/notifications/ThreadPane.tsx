import { Link } from 'react-router';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { reachOf } from '@visawright/contract/platform/access.ts';
import type { NotificationThread, ThreadChange } from '@visawright/contract/platform/notification.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { Flag } from '../../../components/Flag.tsx';
import { dayText, momentText } from '../../../lib/dates/moments.ts';
import { countryName } from '../../../lib/translation/country-name.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';
import { Conversation } from './Conversation.tsx';
import { threadAddress } from './group-by-day.ts';
import { useEventText } from './use-event-text.ts';

interface Props {
  thread: NotificationThread;
  role: Role;
  onChange: (change: ThreadChange) => void;
}

// Beside the list on wide screens: the notes on the application, what else is new, and the way to it.
export function ThreadPane({ thread, role, onChange }: Props) {
  const { t, language } = useNotificationsTexts();
  const eventText = useEventText();
  const { applicationUid, events, isDone } = thread;
  const [newest] = events;
  if (!newest) return null;
  const destination = thread.country ? findDestination(thread.country) : undefined;
  const address = threadAddress(thread, role);
  const place = destination && countryName({ country: destination.country, countryISO: destination.iso2 }, language);
  const lodge = thread.lodgeBy && t('pane.lodgeBy', { day: dayText(thread.lodgeBy, language) });
  return (
    <aside className="list-drawer notes-pane" aria-labelledby="notes-pane-title">
      <div className="list-drawer-head">
        <div className="list-drawer-title">
          {destination && <Flag code={destination.iso2} width={20} />}
          <div>
            <h2 id="notes-pane-title">{applicationUid ? thread.about : eventText(newest)}</h2>
            {applicationUid && <div className="list-drawer-sub">{[place, lodge].filter(Boolean).join(' · ')}</div>}
          </div>
        </div>
      </div>
      <div className="list-drawer-body">
        {applicationUid && reachOf('application.transfer', role) && (
          <Conversation key={applicationUid} applicationUid={applicationUid} />
        )}
        <section className="pane-sec">
          <h3 className="notes-pane-title">{t('pane.new')}</h3>
          <ul className="notes-events">
            {events.map((event) => (
              <li key={event.notificationUid} data-unread={event.readAt === null || undefined}>
                <span>{eventText(event)}</span>
                {event.text && <p className="note-text">{event.text}</p>}
                <small>{momentText(event.at, language)}</small>
              </li>
            ))}
          </ul>
          {thread.count > events.length && (
            <p className="pane-text">{t('pane.older', { count: thread.count - events.length })}</p>
          )}
        </section>
      </div>
      <div className="list-drawer-foot">
        {address && (
          <Button component={Link} to={address} flex={1} onClick={() => onChange({ to: 'read' })}>
            {t(applicationUid ? 'pane.open' : 'pane.show')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconCheck size={15} aria-hidden />}
          onClick={() => onChange({ to: isDone ? 'inbox' : 'done' })}
        >
          {t(isDone ? 'notDone' : 'done')}
        </Button>
      </div>
    </aside>
  );
}
