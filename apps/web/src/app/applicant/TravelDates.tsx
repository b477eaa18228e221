import '@mantine/dates/styles.css';
import 'dayjs/locale/hi';
import { useId, useRef, useState } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import { DatePickerInput, type DatesRangeValue } from '@mantine/dates';
import { IconCalendarEvent, IconLock } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { datesLocked } from '@visawright/contract/application-status.ts';
import { dates } from '@visawright/contract/constants.ts';
import { useFlow } from '../../features/flow/flow-store.ts';
import { toCalendarDate, today } from '../../lib/dates.ts';
import { useSaveDates } from './use-save-dates.tsx';

type Range = DatesRangeValue<string | null>;

// Update stands here only while both dates are set and differ from the saved ones.
export function TravelDates({ wide }: { wide: boolean }) {
  const { t, i18n } = useTranslation('applicant');
  const { fromDate, toDate, application } = useFlow();
  const input = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [draft, setDraft] = useState<Range | null>(null);
  const { save, isSaving, dialog } = useSaveDates();
  const saved: Range = [toCalendarDate(fromDate), toCalendarDate(toDate)];
  const locked = datesLocked(application?.status);
  const [from, to] = draft && !locked ? draft : saved;
  const changed = from !== saved[0] || to !== saved[1];
  const update = async (start: string, end: string) => {
    if (!(await save(start, end))) return;
    setDraft(null);
    input.current?.focus();
  };
  return (
    <div className="travel-dates">
      {locked && (
        <span className="travel-lock" id={`${id}-lock`}>
          {t('travel.locked')}
        </span>
      )}
      {wide && <VisuallyHidden id={`${id}-label`}>{t('travel.dates')}</VisuallyHidden>}
      <DatePickerInput
        ref={input}
        type="range"
        size={wide ? 'sm' : 'md'}
        className="travel-input"
        id={id}
        label={wide ? undefined : t('travel.dates')}
        aria-labelledby={`${id}-label ${id}`} // a label alone would hide the dates themselves from screen readers
        aria-describedby={locked ? `${id}-lock` : undefined}
        valueFormat={dates.pickerFormat}
        locale={i18n.language}
        firstDayOfWeek={dates.firstDayOfWeek}
        weekendDays={[...dates.weekendDays]}
        minDate={today()}
        allowSingleDateInRange
        hideOutsideDates
        withCellSpacing={false}
        numberOfColumns={wide ? 2 : 1}
        classNames={{ day: 'travel-day' }}
        popoverProps={{ id, position: wide ? 'bottom-end' : 'bottom-start', shadow: 'md' }}
        ariaLabels={{ previousMonth: t('travel.previousMonth'), nextMonth: t('travel.nextMonth') }}
        value={[from, to]}
        onChange={setDraft}
        disabled={locked}
        leftSection={locked ? <IconLock size={17} stroke={1.8} /> : <IconCalendarEvent size={18} stroke={1.7} />}
      />
      {changed && from && to && (
        <Button
          variant="outline"
          size={wide ? 'sm' : 'md'}
          h={wide ? 40 : 46}
          fullWidth={!wide}
          loading={isSaving}
          onClick={() => void update(from, to)}
        >
          {t('travel.update')}
        </Button>
      )}
      {dialog}
    </div>
  );
}
