import { IconAlertTriangle } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { daysBetweenDates, longDay, shortRange, today } from '../../../../lib/dates/dates.ts';
import { useUrgencyRules } from '../../../../lib/session/use-urgency-rules.ts';
import { travelPeriodOf, type TravelPeriod } from './travel-period.ts';
import {
  useMyApplicationsTexts,
  type MyApplicationsTranslate,
} from '../../../../translations/my-applications/my-applications-texts.ts';

const travelWords = (t: MyApplicationsTranslate, { phase, until }: TravelPeriod) =>
  phase === 'ahead' ? t('travel.in', { count: until }) : t(`travel.${phase}`);

// The trip if it is near, otherwise the last safe day to apply.
function hurryWords(t: MyApplicationsTranslate, travel: TravelPeriod, left: number): string {
  if (travel.hurries === 'trip') return travelWords(t, travel);
  return left < 0 ? t('apply.late') : left === 0 ? t('apply.today') : t('apply.within', { count: left });
}

export function TravelLine({ row, isBrief }: { row: Application; isBrief?: boolean }) {
  const { t, language } = useMyApplicationsTexts();
  const { urgentDays, soonDays } = useUrgencyRules();
  const travel = travelPeriodOf(row, today(), { bad: urgentDays, warn: soonDays });
  const { fromDate, toDate } = row.visaDetails;
  const isAhead = travel.phase === 'ahead';
  const short = isAhead ? t('travel.inShort', { count: travel.until }) : travelWords(t, travel);
  const plain = isBrief || !isAhead ? short : `${t('length', { count: travel.length })} · ${short}`;
  const day = row.lodgeBy ? longDay(row.lodgeBy, language, { month: 'short', year: undefined }) : '';
  return (
    <span className="mine-travel">
      <b>{shortRange(fromDate, toDate, language)}</b>
      {travel.tone ? (
        <span className="mine-tag" data-tone={travel.tone}>
          <IconAlertTriangle size={14} stroke={2} aria-hidden />
          {hurryWords(t, travel, daysBetweenDates(today(), row.lodgeBy) ?? 0)}
        </span>
      ) : (
        <small>{plain}</small>
      )}
      {travel.tone && (
        <small className="mine-lodge">
          {travel.hurries === 'trip' && travel.lodge ? t(`lodge.${travel.lodge}`, { day }) : plain}
        </small>
      )}
      {travel.lodge === 'unknown' && <small className="mine-lodge">{t('lodge.unknown')}</small>}
    </span>
  );
}
