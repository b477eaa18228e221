import { IconCalendarEvent } from '@tabler/icons-react';
import { DateRangeInput } from '../../../../components/DateRangeInput.tsx';
import { tripLength } from '@visawright/contract/dates/days.ts';
import { useGetVisaTexts } from '../../../../translations/get-visa/get-visa-texts.ts';

interface Props {
  id: string;
  from: string | null;
  to: string | null;
  error: string | undefined;
  onChange: (from: string | null, to: string | null) => void;
}

export function TripDates({ id, from, to, error, onChange }: Props) {
  const { t } = useGetVisaTexts();
  const days = tripLength(from, to);
  return (
    <DateRangeInput
      id={id}
      size="sm"
      label={t('fields.dates')}
      description={days === null ? t('hints.dates') : t('hints.days', { count: days })}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      placeholder={t('placeholders.dates')}
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
