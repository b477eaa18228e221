import './deadline.css';
import { asOfText } from '@visawright/forms/as-of.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { longDay } from '../../lib/dates.ts';
import { useFactWords } from '../../lib/fact-words.ts';
import { useDeadlineWords } from './deadline-words.ts';
import { deadlineRows, type DeadlineRow } from './moved-days.ts';
import type { Deadline } from './use-deadline.ts';

type Holiday = Deadline['closed'][number];
type Place = Pick<Form, 'applicationCentre' | 'portal' | 'source'>;

function useHolidayWords() {
  const { t, language } = useDeadlineWords();
  return ({ name, country }: Pick<Holiday, 'name' | 'country'>) =>
    t('holiday', { name: name[language], country: regionName(country, language) });
}

const regionName = (iso2: string, language: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(iso2) ?? iso2;

function Row({ row, place }: { row: DeadlineRow; place: Place }) {
  const { t, language } = useDeadlineWords();
  const said = useFactWords();
  const holiday = useHolidayWords();
  const { id, day, days, step, moved } = row;
  const site = place.applicationCentre ?? place.portal;
  const why = moved && (moved.holidays.map(holiday).join('; ') || (moved.isWeekend ? t('weekend') : ''));
  return (
    <li data-step={id}>
      <span>{t(`rows.${id}`)}</span>
      <b>{day ? longDay(day, language) : t('unknown')}</b>
      {days !== null && days > 0 && <small>{t('before', { count: days })}</small>}
      {moved && <small>{t(why ? 'moved' : 'movedOnly', { day: longDay(moved.from, language), why: why ?? '' })}</small>}
      {id === 'appointment' ? (
        <small>
          {t('appointmentText')}{' '}
          <a href={site.url} target="_blank" rel="noopener noreferrer">
            {t('book')}
          </a>
        </small>
      ) : (
        step.basis && <small {...said(step.basis)} />
      )}
    </li>
  );
}

// Each day with what it is reckoned from; what is not known of it is said too.
export function DeadlineSteps({ deadline, place }: { deadline: Deadline; place: Place }) {
  const { t, language } = useDeadlineWords();
  const said = useFactWords();
  const holiday = useHolidayWords();
  const { closed, gaps, steps } = deadline;
  const rows = deadlineRows(deadline);
  const papers = rows.filter(({ id, step }) => id === 'paper' && step.paper);
  const asOf = steps.find((step) => step.asOf)?.asOf;
  return (
    <div className="deadline-steps">
      <ol>
        {rows
          .filter(({ id }) => id !== 'paper')
          .map((row) => (
            <Row key={row.id} row={row} place={place} />
          ))}
      </ol>
      {papers.length > 0 && (
        <details>
          <summary>{t('papers', { count: papers.length })}</summary>
          <ul>
            {papers.map(({ day, step }) => (
              <li key={step.paper?.en}>
                {t('paper', { paper: step.paper?.[language] ?? '', day: day ? longDay(day, language) : t('unknown') })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {closed.length > 0 && (
        <details>
          <summary>{t('closed', { count: closed.length })}</summary>
          <ul>
            {closed.map((one) => (
              <li key={`${one.date} ${one.country}`}>
                {longDay(one.date, language)}: {holiday(one)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {gaps.map(({ country, year, note }) => (
        <p key={`${country} ${year}`}>
          {t('gap', { country: regionName(country, language), year })} {note?.[language]}
        </p>
      ))}
      <details>
        <summary>{asOf ? t('asOf', { date: asOfText(asOf, language) }) : t('undated')}</summary>
        <p {...said(place.source)} />
      </details>
    </div>
  );
}
