import { useId, useRef, useState } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import type { DatesRangeValue } from '@mantine/dates';
import { IconCalendarEvent, IconLock } from '@tabler/icons-react';
import { datesLocked } from '@visawright/contract/applications/application-status.ts';
import { DateRangeInput } from '../../../components/DateRangeInput.tsx';
import { describedBy } from '../../../components/described-by.ts';
import { useFlow } from '../../../features/journey/flow/state/flow-store.ts';
import { toCalendarDate } from '../../../lib/dates/dates.ts';
import { useAreDatesChosen } from './use-are-dates-chosen.ts';
import { useSaveDates } from './use-save-dates.tsx';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

type Range = DatesRangeValue<string | null>;

// Update appears only while both dates are set and differ from the saved ones.
export function TravelDates({ wide }: { wide: boolean }) {
  const { t } = useApplicantTexts();
  const { fromDate, toDate, application } = useFlow();
  const input = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [draft, setDraft] = useState<Range | null>(null);
  const { save, isSaving, dialog } = useSaveDates();
  const saved: Range = useAreDatesChosen() ? [toCalendarDate(fromDate), toCalendarDate(toDate)] : [null, null];
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
      <DateRangeInput
        ref={input}
        size={wide ? 'sm' : 'md'}
        className="travel-input"
        id={id}
        label={wide ? undefined : t('travel.dates')}
        {...describedBy(locked ? `${id}-lock` : undefined)}
        withCellSpacing={false}
        numberOfColumns={wide ? 2 : 1}
        classNames={{ day: 'travel-day' }}
        popoverProps={{ id, position: wide ? 'bottom-end' : 'bottom-start', shadow: 'md' }}
        ariaLabels={{ previousMonth: t('travel.previousMonth'), nextMonth: t('travel.nextMonth') }}
        placeholder={t('travel.noDates')}
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
