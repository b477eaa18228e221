import '@mantine/dates/styles.css';
import 'dayjs/locale/hi';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { dates as rules } from '@visawright/contract/platform/constants.ts';
import { useDevice } from '../../../../lib/browser/device.ts';
import { localeOf, today } from '../../../../lib/dates/dates.ts';
import type { ChosenDates } from '../chosen-dates.ts';
import { monthOf, monthsFrom, openingMonth } from './calendar-months.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

interface Props {
  value: ChosenDates | null;
  firstDay: string | null;
  daysNeeded: number;
  onChange: (from: string | null, to: string | null) => void;
}

const ahead = 12;

// The row of months saves paging month by month.
export function RangeCalendar({ value, firstDay, daysNeeded, onChange }: Props) {
  const { t, language } = useDetailsTexts();
  const { type } = useDevice();
  const [turnedTo, setTurnedTo] = useState<string | null>(null);
  const shown = turnedTo ?? openingMonth(value?.from ?? null, today(), daysNeeded);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const move = () => {
      const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
      // scrollIntoView would also scroll the page.
      if (pressed) row.current!.scrollLeft = pressed.offsetLeft - row.current!.offsetLeft - 60;
    };
    // After the frame, to avoid a forced layout.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(move)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown]);
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' });
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
        columnsToScroll={1}
        locale={language}
        firstDayOfWeek={rules.firstDayOfWeek}
        weekendDays={[...rules.weekendDays]}
        ariaLabels={{ previousMonth: t('when.previous'), nextMonth: t('when.next') }}
      />
    </div>
  );
}
