import '@mantine/dates/styles.css';
import 'dayjs/locale/hi';
import { DatePickerInput, type DatePickerInputProps } from '@mantine/dates';
import { dates } from '@visawright/contract/platform/constants.ts';
import { today } from '../lib/dates/dates.ts';
import { useLanguage } from '../lib/translation/language.ts';

interface Props extends Omit<DatePickerInputProps<'range'>, 'type'> {
  id: string;
}

// First and last day of a trip, from today on.
export function DateRangeInput({ id, popoverProps, ...rest }: Props) {
  const language = useLanguage();
  return (
    <DatePickerInput
      type="range"
      id={id}
      aria-labelledby={`${id}-label ${id}`} // a label alone would hide the dates themselves from screen readers
      valueFormat={dates.pickerFormat}
      locale={language}
      firstDayOfWeek={dates.firstDayOfWeek}
      weekendDays={[...dates.weekendDays]}
      minDate={today()}
      allowSingleDateInRange
      hideOutsideDates
      columnsToScroll={1} // “Next month” moves by one month, also where two are shown
      popoverProps={{ returnFocus: true, ...popoverProps }} // a keyboard user goes on after this field, not at the top
      {...rest}
    />
  );
}
