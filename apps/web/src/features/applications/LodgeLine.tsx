import type { Application } from '@visawright/contract/application.ts';
import { SeverityIcon } from '../../components/list/marks.tsx';
import { urgencyOf } from '../../components/list/urgency.ts';
import { daysBetween, today } from '../../lib/dates.ts';
import { useRules } from '../../lib/rules.ts';
import { useApplicationWords } from './application-words.ts';

function TravelLine({ row }: { row: Application }) {
  const { t } = useApplicationWords();
  const days = daysBetween(today(), row.visaDetails.fromDate) ?? 0;
  return (
    <span className="urgency">
      {days < 0 ? t('travelPast') : days === 0 ? t('travelToday') : t('travelIn', { count: days })}
    </span>
  );
}

// Urgency is about lodging. Where the destination's data names no day, only the days to travel are said, without alarm.
export function LodgeLine({ row }: { row: Application }) {
  const { t } = useApplicationWords();
  const { urgentDays, soonDays } = useRules();
  if (row.status === 'submitted') return null;
  if (!row.lodgeBy) return <TravelLine row={row} />;
  const days = daysBetween(today(), row.lodgeBy)!;
  const tone = urgencyOf(days, { bad: urgentDays, warn: soonDays });
  const words =
    days < 0 ? t('lodge.late', { count: -days }) : days === 0 ? t('lodge.today') : t('lodge.in', { count: days });
  return (
    <span className="urgency" data-tone={tone ?? undefined}>
      {tone && <SeverityIcon severity={tone === 'bad' ? 'blocking' : 'warning'} size={12} silent />}
      {words}
    </span>
  );
}
