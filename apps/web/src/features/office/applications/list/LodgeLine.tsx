import type { Application } from '@visawright/contract/applications/application.ts';
import { SeverityIcon } from '../../../../components/list/badges/badges.tsx';
import { urgencyOf } from '../../../../components/list/badges/urgency.ts';
import { daysBetweenDates, today } from '../../../../lib/dates/dates.ts';
import { useUrgencyRules } from '../../../../lib/session/use-urgency-rules.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

function TravelLine({ row }: { row: Application }) {
  const { t } = useApplicationsTexts();
  const days = daysBetweenDates(today(), row.visaDetails.fromDate) ?? 0;
  return (
    <span className="urgency">
      {days < 0 ? t('travelPast') : days === 0 ? t('travelToday') : t('travelIn', { count: days })}
    </span>
  );
}

// Urgency depends on the lodge-by date. Without one, only the days until travel are shown, without a warning.
export function LodgeLine({ row }: { row: Application }) {
  const { t } = useApplicationsTexts();
  const { urgentDays, soonDays } = useUrgencyRules();
  if (row.status === 'submitted') return null;
  if (!row.lodgeBy) return <TravelLine row={row} />;
  const days = daysBetweenDates(today(), row.lodgeBy)!;
  const tone = urgencyOf(days, { bad: urgentDays, warn: soonDays });
  const text =
    days < 0 ? t('lodge.late', { count: -days }) : days === 0 ? t('lodge.today') : t('lodge.in', { count: days });
  return (
    <span className="urgency" data-tone={tone ?? undefined}>
      {tone && <SeverityIcon severity={tone === 'bad' ? 'blocking' : 'warning'} size={12} silent />}
      {text}
    </span>
  );
}
