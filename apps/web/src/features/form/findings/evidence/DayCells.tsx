import type { Finding } from '@visawright/contract/forms/finding.ts';
import { localeOf, shortRange } from '../../../../lib/dates/dates.ts';
import { dayCells, dayRuns, type DayRun } from './day-cells.ts';
import { useFindingsTexts } from '../../../../translations/findings/findings-texts.ts';

const mostCells = 31; // longer trips are drawn as a bar

const format = (day: string, language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(new Date(day));

// The drawing is decorative: the text below says the same.
export function DayCells({ days }: { days: NonNullable<Finding['days']> }) {
  const { t, language } = useFindingsTexts();
  const cells = dayCells(days);
  const runs = dayRuns(cells);
  const rangeOf = ({ first, last }: DayRun) => shortRange(first, last, language);
  const open = runs.filter(({ isCovered }) => !isCovered);
  const count = open.reduce((sum, run) => sum + run.count, 0);
  const list = new Intl.ListFormat(localeOf(language)).format(open.map(rangeOf));
  const message = count === 0 ? t(`days.${days.unit}All`) : t(`days.${days.unit}Open`, { count, list });
  return (
    <div className="finding-days">
      {cells.length <= mostCells ? (
        <div className="day-cells" aria-hidden>
          {cells.map(({ day, isCovered, opensMonth }) => (
            <span key={day} data-open={!isCovered || undefined}>
              {opensMonth && <small>{format(day, language, { month: 'short' })}</small>}
              {format(day, language, { day: 'numeric' })}
            </span>
          ))}
        </div>
      ) : (
        <div className="day-bar" aria-hidden>
          {runs.map((run) => (
            <i key={run.first} data-open={!run.isCovered || undefined} style={{ flexGrow: run.count }} />
          ))}
        </div>
      )}
      <p className="day-words">
        {runs.some(({ isCovered }) => isCovered) && (
          <span>
            <i aria-hidden /> {t('days.covered')}:{' '}
            {runs
              .filter(({ isCovered }) => isCovered)
              .map(rangeOf)
              .join(', ')}
          </span>
        )}
        <span data-open={count > 0 || undefined}>
          {count > 0 && <i aria-hidden />} {message}
        </span>
      </p>
    </div>
  );
}
