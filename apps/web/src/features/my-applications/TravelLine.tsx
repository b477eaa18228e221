import { IconAlertTriangle } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { daysBetween, longDay, shortRange, today } from '../../lib/dates.ts';
import { useRules } from '../../lib/rules.ts';
import { useMyApplicationWords, type Say } from './my-application-words.ts';
import { travelOf, type Travel } from './travel.ts';

const travelWords = (t: Say, { phase, until }: Travel) =>
  phase === 'ahead' ? t('travel.in', { count: until }) : t(`travel.${phase}`);

// What hurries, in words: the trip itself where it is near, otherwise the last safe day to apply.
function hurryWords(t: Say, travel: Travel, left: number): string {
  if (travel.hurries === 'trip') return travelWords(t, travel);
  return left < 0 ? t('apply.late') : left === 0 ? t('apply.today') : t('apply.within', { count: left });
}

// Dates, how long until then, and where it hurries the last safe day to apply.
export function TravelLine({ row, isBrief }: { row: Application; isBrief?: boolean }) {
  const { t, language } = useMyApplicationWords();
  const { urgentDays, soonDays } = useRules();
  const travel = travelOf(row, today(), { bad: urgentDays, warn: soonDays });
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
          {hurryWords(t, travel, daysBetween(today(), row.lodgeBy) ?? 0)}
        </span>
      ) : (
        <small>{plain}</small>
      )}
      {travel.tone && (
        <small className="mine-lodge">{travel.hurries === 'trip' ? t(`lodge.${travel.lodge}`, { day }) : plain}</small>
      )}
      {travel.lodge === 'unknown' && <small className="mine-lodge">{t('lodge.unknown')}</small>}
    </span>
  );
}
