import { lazy, memo, Suspense } from 'react';
import { tripLength } from '@visawright/contract/dates/days.ts';
import type { Processing } from '@visawright/forms/form/form-schema.ts';
import { longDay } from '../../../../lib/dates/dates.ts';
import { QuestionField } from './QuestionField.tsx';
import type { ChosenDates } from '../chosen-dates.ts';
import { fieldId } from '../detail-problems.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

const RangeCalendar = lazy(async () => ({ default: (await import('./RangeCalendar.tsx')).RangeCalendar }));

interface Props {
  value: ChosenDates | null;
  firstDay: string | null; // first day chosen, waiting for the second
  processing: Processing | null;
  error: string | undefined;
  onChange: (from: string | null, to: string | null) => void;
}

const id = fieldId('dates');

// The required picker format: 'March 9, 2027'.
const written = (day: string, language: string) =>
  language === 'en'
    ? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
    : longDay(day, language);

function Message({ value, firstDay }: Pick<Props, 'value' | 'firstDay'>) {
  const { t, language } = useDetailsTexts();
  if (firstDay) return <p className="range-text">{t('when.arrive', { day: written(firstDay, language) })}</p>;
  if (!value) return null;
  return (
    <p className="range-text">
      <b>
        {written(value.from, language)} – {written(value.to, language)}
      </b>
      <span>{t('when.days', { count: tripLength(value.from, value.to)! })}</span>
    </p>
  );
}

export const DatesQuestion = memo(function When({ value, firstDay, processing, error, onChange }: Props) {
  const { t } = useDetailsTexts();
  const daysNeeded = processing?.longestDays ?? processing?.lodgeBefore?.days ?? 0;
  return (
    <QuestionField id={id} title={t('when.title')} help={t('when.help')} error={error} tour="dates">
      <div className="range-line" aria-live="polite">
        <Message value={value} firstDay={firstDay} />
      </div>
      <div id={id} tabIndex={-1} className="calendar-place">
        <Suspense fallback={<div className="calendar calendar-skeleton" />}>
          <RangeCalendar value={value} firstDay={firstDay} daysNeeded={daysNeeded} onChange={onChange} />
        </Suspense>
      </div>
    </QuestionField>
  );
});
