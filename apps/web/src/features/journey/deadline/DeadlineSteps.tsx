import './deadline.css';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { FactSource } from '../../../components/origin/FactSource.tsx';
import { longDay } from '../../../lib/dates/dates.ts';
import { useFactText } from '../../../lib/translation/use-fact-text.ts';
import { deadlineFacts } from './deadline-facts.ts';
import { deadlineRows, type DeadlineRow } from './deadline-rows.ts';
import type { Deadline } from './use-deadline.ts';
import { useDeadlineTexts } from '../../../translations/deadline/deadline-texts.ts';

type Holiday = Deadline['closed'][number];
type Place = Pick<Form, 'applicationCentre' | 'portal' | 'source' | 'provenance' | 'processing'>;

function useHolidayWords() {
  const { t, language } = useDeadlineTexts();
  return ({ name, country }: Pick<Holiday, 'name' | 'country'>) =>
    t('holiday', { name: name[language], country: regionName(country, language) });
}

const regionName = (iso2: string, language: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(iso2) ?? iso2;

type DayRow = DeadlineRow & { readonly id: Exclude<DeadlineRow['id'], 'document'> };

function Row({ row, place }: { row: DayRow; place: Place }) {
  const { t, language } = useDeadlineTexts();
  const message = useFactText();
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
        step.basis && <small {...message(step.basis)} />
      )}
    </li>
  );
}

interface Props {
  deadline: Deadline;
  place: Place;
  hasSource?: boolean; // false where the source is shown beside it
}

export function DeadlineSteps({ deadline, place, hasSource = true }: Props) {
  const { t, language } = useDeadlineTexts();
  const holiday = useHolidayWords();
  const { closed, gaps } = deadline;
  const rows = deadlineRows(deadline);
  const documents = rows.filter(({ id, step }) => id === 'document' && step.document);
  return (
    <div className="deadline-steps">
      <ol>
        {rows
          .filter((row): row is DayRow => row.id !== 'document')
          .map((row) => (
            <Row key={row.id} row={row} place={place} />
          ))}
      </ol>
      {documents.length > 0 && (
        <details>
          <summary>{t('documents', { count: documents.length })}</summary>
          <ul>
            {documents.map(({ day, step }) => (
              <li key={step.document?.en}>
                {t('document', {
                  document: step.document?.[language] ?? '',
                  day: day ? longDay(day, language) : t('unknown'),
                })}
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
      {hasSource && <FactSource form={place} facts={deadlineFacts(place)} />}
    </div>
  );
}
