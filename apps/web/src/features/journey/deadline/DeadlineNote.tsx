import './deadline.css';
import { useId } from 'react';
import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconCalendarCheck,
  IconCalendarQuestion,
  IconChevronDown,
} from '@tabler/icons-react';
import { datesLocked } from '@visawright/contract/applications/application-status.ts';
import { Link } from 'react-router';
import { longDay } from '../../../lib/dates/dates.ts';
import { AskOffice } from './AskOffice.tsx';
import { DeadlineSteps } from './DeadlineSteps.tsx';
import { useApplicationDeadline } from './use-application-deadline.ts';
import type { Deadline } from './use-deadline.ts';
import { datesAddress } from './dates-address.ts';
import { useDeadlineTexts } from '../../../translations/deadline/deadline-texts.ts';

const icons = {
  safe: IconCalendarCheck,
  tight: IconAlertTriangle,
  late: IconAlertOctagon,
  unknown: IconCalendarQuestion,
} as const;

interface Props {
  applicationUid: string;
  on: readonly Deadline['verdict'][]; // verdicts to show the note for; callers place urgent ones first
}

// Tells whether there is time left before the traveller pays for anything.
export function DeadlineNote({ applicationUid, on }: Props) {
  const { t, language } = useDeadlineTexts();
  const id = useId();
  const found = useApplicationDeadline(applicationUid);
  if (!found || !on.includes(found.deadline.verdict)) return null;
  const { application, deadline, form, travelFrom } = found;
  const { verdict, safeDay, lodgeBy } = deadline;
  const Icon = icons[verdict];
  const message = (day: string | null | undefined) => (day ? longDay(day, language) : '');
  const words = {
    travel: message(travelFrom),
    safe: message(safeDay?.date),
    day: message(lodgeBy),
  };
  const name = verdict === 'unknown' ? 'none' : verdict;
  return (
    <section className="deadline-note verdict-colors" data-deadline={verdict} aria-labelledby={id}>
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
              <AskOffice form={form} />
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
