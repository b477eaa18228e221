import './deadline.css';
import { useId } from 'react';
import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconCalendarCheck,
  IconCalendarQuestion,
  IconChevronDown,
} from '@tabler/icons-react';
import { datesLocked } from '@visawright/contract/application-status.ts';
import { Link } from 'react-router';
import { longDay } from '../../lib/dates.ts';
import { useDeadlineWords } from './deadline-words.ts';
import { DeadlineSteps } from './DeadlineSteps.tsx';
import { useApplicationDeadline } from './use-application-deadline.ts';
import type { Deadline } from './use-deadline.ts';
import { datesAddress } from './way.ts';

const icons = {
  safe: IconCalendarCheck,
  tight: IconAlertTriangle,
  late: IconAlertOctagon,
  unknown: IconCalendarQuestion,
} as const;

interface Props {
  applicationUid: string;
  on: readonly Deadline['verdict'][]; // shown on these only: what hurries stands first, what does not last
}

// Whether there is still time, said before anything is paid; how it is reckoned is one tap away.
export function DeadlineNote({ applicationUid, on }: Props) {
  const { t, language } = useDeadlineWords();
  const id = useId();
  const found = useApplicationDeadline(applicationUid);
  if (!found || !on.includes(found.deadline.verdict)) return null;
  const { application, deadline, form, travelFrom } = found;
  const { verdict, safeDay, lodgeBy } = deadline;
  const Icon = icons[verdict];
  const said = (day: string | null | undefined) => (day ? longDay(day, language) : '');
  const words = {
    travel: said(travelFrom),
    safe: said(safeDay?.date),
    day: said(verdict === 'safe' ? safeDay?.date : lodgeBy),
  };
  const site = form.applicationCentre ?? form.portal;
  const name = verdict === 'unknown' ? 'none' : verdict;
  return (
    <section className="deadline-note" data-deadline={verdict} aria-labelledby={id}>
      <Icon size={22} stroke={1.8} aria-hidden />
      <div>
        <h3 id={id}>{t(`${name}.title`)}</h3>
        <p>{verdict === 'safe' && !safeDay?.coversLongest ? t('usual', words) : t(`${name}.text`, words)}</p>
        {verdict === 'late' && (
          <ul>
            {!datesLocked(application.status) && (
              <li>
                <Link to={datesAddress(application, true)}>{t('late.dates')}</Link>
              </li>
            )}
            <li>
              {t('late.ask')}:{' '}
              <a href={site.url} target="_blank" rel="noopener noreferrer">
                {site.name}
              </a>
            </li>
          </ul>
        )}
        <details className="deadline-more">
          <summary>
            {t('how')} <IconChevronDown size={16} aria-hidden />
          </summary>
          <DeadlineSteps deadline={deadline} place={form} />
        </details>
      </div>
    </section>
  );
}
