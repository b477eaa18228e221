import { Button } from '@mantine/core';
import { IconCalendarPlus, IconChevronDown } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { longDay } from '../../../lib/dates/dates.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { DeadlineNote } from '../../journey/deadline/DeadlineNote.tsx';
import { DeadlineSteps } from '../../journey/deadline/DeadlineSteps.tsx';
import { useApplicationDeadline } from '../../journey/deadline/use-application-deadline.ts';
import { calendarFile } from './calendar-file.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

// Date to apply by, with a calendar entry. Without a date, DeadlineNote explains why.
export function SafeDateCard({ application, country }: { application: Application; country: string }) {
  const { t, language } = useSubmitTexts();
  const { applicationUid, reference } = application;
  const found = useApplicationDeadline(applicationUid);
  if (!found) return null;
  const { deadline, form } = found;
  const { verdict, safeDay, lodgeBy } = deadline;
  const day = verdict === 'safe' ? safeDay?.date : verdict === 'tight' ? lodgeBy : null;
  if (!day) return <DeadlineNote applicationUid={applicationUid} on={['late', 'tight', 'unknown', 'safe']} />;
  const isOnline = form.channel === 'e-visa';
  const text = t(isOnline ? 'safe.textOnline' : 'safe.text', { place: (form.applicationCentre ?? form.portal).name });
  const save = () =>
    saveFile(
      new Blob(
        [
          calendarFile({
            uid: `${reference}-safe-day`,
            day,
            title: t('safe.event', { country, reference }),
            text,
            url: location.href,
            remindDaysBefore: [7, 1],
            stamp: new Date().toISOString(),
          }),
        ],
        { type: 'text/calendar;charset=utf-8' },
      ),
      `${reference}.ics`,
    );
  return (
    <section className="panel panel-pad safe-day" data-deadline={verdict} aria-labelledby="safe-title">
      <h2 id="safe-title">
        <span className="over">
          {t(verdict === 'tight' ? 'safe.overLast' : isOnline ? 'safe.overOnline' : 'safe.overAppointment')}
        </span>
        <strong>{longDay(day, language, { weekday: 'long' })}</strong>
      </h2>
      {verdict === 'tight' && <p className="safe-tight">{t('safe.tight')}</p>}
      <p>{text}</p>
      <Button variant="default" leftSection={<IconCalendarPlus size={17} stroke={1.7} aria-hidden />} onClick={save}>
        {t('safe.calendar')}
      </Button>
      <small>{t('safe.calendarHint')}</small>
      <details className="deadline-more">
        <summary>
          {t('safe.how')} <IconChevronDown size={16} aria-hidden />
        </summary>
        <DeadlineSteps deadline={deadline} place={form} />
      </details>
    </section>
  );
}
