import { useId, type ReactNode } from 'react';
import { SegmentedControl, Select } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { countries } from '@visawright/contract/platform/country.ts';
import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { visaTypesFor } from '@visawright/forms/destinations/visa-types.ts';
import { DateRangeInput } from '../../../../components/DateRangeInput.tsx';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { offeredDestinations } from '../../../journey/get-visa/trip/offered-destinations.ts';
import { countryText } from '../../../shared/destinations/destination-names.ts';
import { withChange, type TripDraft } from './trip-draft.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

interface Props {
  draft: TripDraft;
  onChange: (next: TripDraft) => void;
  datesLocked?: boolean;
  dates?: ReactNode; // instead of first and last day
}

// Trip fields shared by the start link and the edit dialog.
export function TripFields({ draft, onChange, datesLocked = false, dates }: Props) {
  const { t, language } = useApplicationsTexts();
  const translate = useFactText();
  const id = useId();
  const types = draft.visaTo ? visaTypesFor(draft.visaTo, draft.visaCategory) : [];
  const change = (part: Partial<TripDraft>) => onChange(withChange(draft, part));
  const named = (list: typeof countries) =>
    list.map(({ label }) => ({ value: label, label: countryText(label, language) }));
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
        data={offeredDestinations.map((each) => ({ value: each.country, label: countryText(each.country, language) }))}
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
        data={types.map((value) => ({ value, label: translate(value).children }))}
        value={draft.visaType}
        onChange={(visaType) => onChange({ ...draft, visaType })}
        comboboxProps={{ shadow: 'md' }}
        nothingFoundMessage={t('trip.noVisaType')}
      />
      {dates ?? (
        <DateRangeInput
          id={id}
          label={t('trip.dates')}
          placeholder={t('trip.datesPlaceholder')}
          description={datesLocked ? t('trip.datesLocked') : undefined}
          disabled={datesLocked}
          size="sm"
          numberOfColumns={2}
          leftSection={<IconCalendarEvent size={16} stroke={1.7} />}
          ariaLabels={{ previousMonth: t('trip.previousMonth'), nextMonth: t('trip.nextMonth') }}
          popoverProps={{ shadow: 'md', withinPortal: true }}
          value={[draft.from, draft.to]}
          onChange={([from, to]) => onChange({ ...draft, from, to })}
        />
      )}
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
