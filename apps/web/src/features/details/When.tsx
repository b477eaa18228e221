import { lazy, memo, Suspense } from 'react';
import type { Processing } from '@visawright/forms/form-schema.ts';
import { daysBetween, longDay } from '../../lib/dates.ts';
import { useTranslation } from '../../lib/words.ts';
import { Ask } from './Ask.tsx';
import type { ChosenDates } from './chosen-dates.ts';
import { fieldId } from './detail-problems.ts';

const RangeCalendar = lazy(async () => ({ default: (await import('./RangeCalendar.tsx')).RangeCalendar }));

interface Props {
  value: ChosenDates | null;
  firstDay: string | null; // tapped, while the second tap is awaited
  processing: Processing | null;
  error: string | undefined;
  onChange: (from: string | null, to: string | null) => void;
}

const id = fieldId('dates');

// 'March 9, 2027' as the specification's picker writes it.
const written = (day: string, language: string) =>
  language === 'en'
    ? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
    : longDay(day, language);

function Said({ value, firstDay }: Pick<Props, 'value' | 'firstDay'>) {
  const { t, i18n } = useTranslation('details');
  if (firstDay) return <p className="range-said">{t('when.arrive', { day: written(firstDay, i18n.language) })}</p>;
  if (!value) return null;
  return (
    <p className="range-said">
      <b>
        {written(value.from, i18n.language)} – {written(value.to, i18n.language)}
      </b>
      <span>{t('when.days', { count: daysBetween(value.from, value.to)! })}</span>
    </p>
  );
}

export const When = memo(function When({ value, firstDay, processing, error, onChange }: Props) {
  const { t } = useTranslation('details');
  const daysNeeded = processing?.longestDays ?? processing?.lodgeBefore?.days ?? 0;
  return (
    <Ask id={id} title={t('when.title')} help={t('when.help')} error={error} tour="dates">
      <div className="range-line" aria-live="polite">
        <Said value={value} firstDay={firstDay} />
      </div>
      <div id={id} tabIndex={-1} className="calendar-place">
        <Suspense fallback={<div className="calendar calendar-bone" />}>
          <RangeCalendar value={value} firstDay={firstDay} daysNeeded={daysNeeded} onChange={onChange} />
        </Suspense>
      </div>
    </Ask>
  );
});
