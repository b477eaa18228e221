import '@mantine/dates/styles.css';
import 'dayjs/locale/hi';
import { useId } from 'react';
import { SegmentedControl, Select } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendarEvent } from '@tabler/icons-react';
import { dates } from '@visawright/contract/constants.ts';
import { countries } from '@visawright/contract/country.ts';
import { visaGroups } from '@visawright/contract/visa-group.ts';
import { visaTypesFor } from '@visawright/forms/visa-types.ts';
import { today } from '../../lib/dates.ts';
import { useFactWords } from '../../lib/fact-words.ts';
import { offered } from '../get-visa/offered.ts';
import { useApplicationWords } from './application-words.ts';
import { placeName } from './place.ts';
import { withChange, type TripDraft } from './trip-draft.ts';

interface Props {
  draft: TripDraft;
  onChange: (next: TripDraft) => void;
  datesLocked?: boolean;
}

// Where, why, which visa and when: the same in a start link and in an application that is edited.
export function TripFields({ draft, onChange, datesLocked = false }: Props) {
  const { t, language } = useApplicationWords();
  const say = useFactWords();
  const id = useId();
  const types = draft.visaTo ? visaTypesFor(draft.visaTo, draft.visaCategory) : [];
  const change = (part: Partial<TripDraft>) => onChange(withChange(draft, part));
  const named = (list: typeof countries) =>
    list.map(({ label }) => ({ value: label, label: placeName(label, language) }));
  const country = {
    data: named(countries),
    searchable: true,
    openOnFocus: false,
    comboboxProps: { shadow: 'md' },
  } as const;
  return (
    <>
      <Select
        allowDeselect={false}
        label={t('trip.visaTo')}
        placeholder={t('trip.visaToPlaceholder')}
        data={offered.map((each) => ({ value: each.country, label: placeName(each.country, language) }))}
        value={draft.visaTo}
        onChange={(visaTo) => change({ visaTo })}
        searchable
        openOnFocus={false}
        comboboxProps={{ shadow: 'md' }}
        data-autofocus
      />
      <div>
        <p className="mantine-InputWrapper-label" id="trip-category">
          {t('trip.visaCategory')}
        </p>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-labelledby="trip-category"
          data={visaGroups.map((group) => ({ value: group, label: t(`category.${group}`) }))}
          value={draft.visaCategory}
          onChange={(value) => change({ visaCategory: value })}
        />
      </div>
      <Select
        allowDeselect={false}
        label={t('trip.visaType')}
        placeholder={draft.visaTo ? t('trip.visaTypePlaceholder') : t('trip.visaTypeFirst')}
        disabled={!draft.visaTo}
        data={types.map((value) => ({ value, label: say(value).children }))}
        value={draft.visaType}
        onChange={(visaType) => onChange({ ...draft, visaType })}
        comboboxProps={{ shadow: 'md' }}
        nothingFoundMessage={t('trip.noVisaType')}
      />
      <DatePickerInput
        type="range"
        id={id}
        aria-labelledby={`${id}-label ${id}`} // a label alone would hide the dates themselves from screen readers
        label={t('trip.dates')}
        placeholder={t('trip.datesPlaceholder')}
        description={datesLocked ? t('trip.datesLocked') : undefined}
        disabled={datesLocked}
        size="sm"
        valueFormat={dates.pickerFormat}
        locale={language}
        firstDayOfWeek={dates.firstDayOfWeek}
        weekendDays={[...dates.weekendDays]}
        minDate={today()}
        allowSingleDateInRange
        hideOutsideDates
        numberOfColumns={2}
        columnsToScroll={1}
        leftSection={<IconCalendarEvent size={16} stroke={1.7} />}
        ariaLabels={{ previousMonth: t('trip.previousMonth'), nextMonth: t('trip.nextMonth') }}
        popoverProps={{ shadow: 'md', withinPortal: true }}
        value={[draft.from, draft.to]}
        onChange={([from, to]) => onChange({ ...draft, from, to })}
      />
      <div className="dialog-pair">
        <Select
          allowDeselect={false}
          label={t('trip.visaFrom')}
          value={draft.visaFrom}
          onChange={(visaFrom) => change({ visaFrom })}
          {...country}
        />
        <Select
          allowDeselect={false}
          label={t('trip.nationality')}
          value={draft.nationality}
          onChange={(nationality) => change({ nationality })}
          {...country}
        />
      </div>
    </>
  );
}
