import type { Finding } from '@visawright/contract/finding.ts';
import { localeOf, shortRange } from '../../lib/dates.ts';
import { useFindingsWords } from './findings-words.ts';
import { dayCells, dayRuns, type DayRun } from './trip-days.ts';

const mostCells = 31; // a longer trip is drawn as one bar

const format = (day: string, language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(new Date(day));

// The trip day by day: what is covered and what stays open. Nothing is drawn that the line below does not say.
export function DayCells({ days }: { days: NonNullable<Finding['days']> }) {
  const { t, language } = useFindingsWords();
  const cells = dayCells(days);
  const runs = dayRuns(cells);
  const rangeOf = ({ first, last }: DayRun) => shortRange(first, last, language);
  const open = runs.filter(({ isCovered }) => !isCovered);
  const count = open.reduce((sum, run) => sum + run.count, 0);
  const list = new Intl.ListFormat(localeOf(language)).format(open.map(rangeOf));
  const said = count === 0 ? t(`days.${days.unit}All`) : t(`days.${days.unit}Open`, { count, list });
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
          {count > 0 && <i aria-hidden />} {said}
        </span>
      </p>
    </div>
  );
}
