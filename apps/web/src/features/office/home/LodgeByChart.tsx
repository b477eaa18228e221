import { useState } from 'react';
import { Link } from 'react-router';
import { UnstyledButton } from '@mantine/core';
import { isWeekend } from '@visawright/contract/dates/days.ts';
import type { Home } from '@visawright/contract/applications/home.ts';
import { urgencyOf } from '../../../components/list/badges/urgency.ts';
import { daysBetweenDates, longDay } from '../../../lib/dates/dates.ts';
import { useUrgencyRules } from '../../../lib/session/use-urgency-rules.ts';
import { useHomeTexts } from '../../../translations/home/home-texts.ts';

const barHeight = 44;

export function LodgeByChart({ home }: { home: Home }) {
  const { t, language } = useHomeTexts();
  const { urgentDays, soonDays } = useUrgencyRules();
  const [asTable, setAsTable] = useState(false);
  const { lodgeBy, lodgeNext, today, overdue } = home;
  const total = lodgeBy.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...lodgeBy.map(({ count }) => count));
  const part = (day: string, options: Intl.DateTimeFormatOptions) =>
    longDay(day, language, { day: undefined, month: undefined, year: undefined, ...options });
  return (
    <section className="staff-card" aria-labelledby="home-lodge">
      <div className="staff-card-head">
        <h2 id="home-lodge">{t('lodge.title')}</h2>
        <UnstyledButton className="staff-link home-small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'lodge.asChart' : 'lodge.asTable')}
        </UnstyledButton>
      </div>
      {overdue > 0 && <p className="home-overdue">{t('lodge.overdue', { count: overdue })}</p>}
      {asTable ? (
        <table className="home-table">
          <thead>
            <tr>
              <th scope="col">{t('lodge.day')}</th>
              <th scope="col">{t('lodge.count')}</th>
            </tr>
          </thead>
          <tbody>
            {lodgeBy.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{longDay(day, language, { weekday: 'short', month: 'short', year: undefined })}</th>
                <td className="staff-num">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <div className="strip" role="img" aria-label={t('lodge.summary', { count: total })}>
          {lodgeBy.map(({ day, count }) => {
            const left = daysBetweenDates(today, day) ?? 0;
            return (
              <div key={day} data-rest={isWeekend(day) || undefined} data-today={day === today || undefined}>
                <span className="strip-n">{count || ''}</span>
                <i
                  data-tone={urgencyOf(left, { bad: urgentDays, warn: soonDays }) ?? undefined}
                  style={{ height: count === 0 ? 0 : Math.max(4, Math.round((count / most) * barHeight)) }}
                />
                <b>{part(day, { day: 'numeric' })}</b>
                <small>{part(day, { weekday: 'narrow' })}</small>
              </div>
            );
          })}
        </div>
      )}
      {lodgeNext.length > 0 && (
        <ul className="home-waiting">
          {lodgeNext.map(({ applicationUid, applicantName, day }) => (
            <li key={applicationUid}>
              <Link to={`/applications?open=${applicationUid}`}>
                <span>{applicantName}</span>
                <small>{longDay(day, language, { weekday: 'short', month: 'short', year: undefined })}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
