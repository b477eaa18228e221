import '@mantine/dates/styles.css';
import 'dayjs/locale/hi';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { dates as rules } from '@visawright/contract/constants.ts';
import { useDevice } from '../../lib/device.ts';
import { localeOf, today } from '../../lib/dates.ts';
import { useTranslation } from '../../lib/words.ts';
import type { ChosenDates } from './chosen-dates.ts';
import { monthOf, monthsFrom, openingMonth } from './month-list.ts';

interface Props {
  value: ChosenDates | null;
  firstDay: string | null;
  daysNeeded: number;
  onChange: (from: string | null, to: string | null) => void;
}

const ahead = 12;

// Two taps; a row of months spares the tapping through them.
export function RangeCalendar({ value, firstDay, daysNeeded, onChange }: Props) {
  const { t, i18n } = useTranslation('details');
  const { type } = useDevice();
  const [turnedTo, setTurnedTo] = useState<string | null>(null);
  const shown = turnedTo ?? openingMonth(value?.from ?? null, today(), daysNeeded);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const move = () => {
      const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
      // Only the row is moved: scrolling into view would move the page as well.
      if (pressed) row.current!.scrollLeft = pressed.offsetLeft - row.current!.offsetLeft - 60;
    };
    // After the frame: where the month stands is known then, and nothing is laid out for the question.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(move)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown]);
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { month: 'short', timeZone: 'UTC' });
  return (
    <div className="calendar">
      <ul ref={row} className="months" aria-label={t('when.months')}>
        {monthsFrom(today(), ahead).map((month) => (
          <li key={month}>
            <button type="button" aria-pressed={month === monthOf(shown)} onClick={() => setTurnedTo(month)}>
              {format.format(new Date(month))}{' '}
              {month.slice(5, 7) === '01' ? (
                <small>{month.slice(0, 4)}</small>
              ) : (
                <VisuallyHidden>{month.slice(0, 4)}</VisuallyHidden>
              )}
            </button>
          </li>
        ))}
      </ul>
      <DatePicker
        type="range"
        size="md"
        value={firstDay ? [firstDay, null] : [value?.from ?? null, value?.to ?? null]}
        onChange={([from, to]) => onChange(from, to)}
        date={shown}
        onDateChange={setTurnedTo}
        minDate={today()}
        allowSingleDateInRange
        hideOutsideDates
        withCellSpacing={false}
        highlightToday
        numberOfColumns={type === 'Mobile' ? 1 : 2}
        locale={i18n.language}
        firstDayOfWeek={rules.firstDayOfWeek}
        weekendDays={[...rules.weekendDays]}
        ariaLabels={{ previousMonth: t('when.previous'), nextMonth: t('when.next') }}
      />
    </div>
  );
}
