import '@mantine/dates/styles.css';
import 'dayjs/locale/hi';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendarEvent } from '@tabler/icons-react';
import { dates } from '@visawright/contract/constants.ts';
import { daysBetween, today } from '../../lib/dates.ts';
import { useTranslation } from '../../lib/words.ts';

interface Props {
  id: string;
  from: string | null;
  to: string | null;
  error: string | undefined;
  onChange: (from: string | null, to: string | null) => void;
}

export function TripDates({ id, from, to, error, onChange }: Props) {
  const { t, i18n } = useTranslation('getVisa');
  const between = daysBetween(from, to);
  const days = between === null ? null : between + 1; // as lists and forms count: both days are part of the trip
  return (
    <DatePickerInput
      type="range"
      id={id}
      size="sm"
      label={t('fields.dates')}
      aria-labelledby={`${id}-label ${id}`} // a label alone would hide the dates themselves from screen readers
      description={days === null ? t('hints.dates') : t('hints.days', { count: days })}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      placeholder={t('placeholders.dates')}
      valueFormat={dates.pickerFormat}
      locale={i18n.language}
      firstDayOfWeek={dates.firstDayOfWeek}
      weekendDays={[...dates.weekendDays]}
      minDate={today()}
      allowSingleDateInRange
      hideOutsideDates
      withCellSpacing={false}
      numberOfColumns={2}
      classNames={{ day: 'trip-day' }}
      popoverProps={{ id: `${id}-picker`, position: 'bottom-start', shadow: 'md' }}
      ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
      leftSection={<IconCalendarEvent size={17} stroke={1.7} aria-hidden />}
      value={[from, to]}
      error={error}
      onChange={([start, end]) => onChange(start, end)}
    />
  );
}
