import { Select } from '@mantine/core';
import { visaTypesFor } from '@visawright/forms/destinations/visa-types.ts';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { DestinationGrid } from './DestinationGrid.tsx';
import { fieldId } from '../ProblemSummary.tsx';
import { PurposeChoice } from './PurposeChoice.tsx';
import { TripDates } from './TripDates.tsx';
import type { TripRequest, TripField } from './trip.ts';
import { useGetVisaTexts } from '../../../../translations/get-visa/get-visa-texts.ts';

interface Props {
  trip: TripRequest;
  errorOf: (field: TripField) => string | undefined;
  onChange: (change: Partial<TripRequest>) => void;
}

export function TripFields({ trip, errorOf, onChange }: Props) {
  const { t } = useGetVisaTexts();
  const translate = useFactText();
  const types = trip.visaTo && trip.group ? visaTypesFor(trip.visaTo, trip.group) : [];
  const common = (field: TripField) => ({ id: fieldId(field), error: errorOf(field) });
  return (
    <section className="trip-part" aria-labelledby="trip-where">
      <h2 id="trip-where">{t('where')}</h2>
      <div className="trip-pair">
        <CountrySelect
          {...common('visaFrom')}
          label={t('fields.visaFrom')}
          unknown={t('countryUnknown')}
          value={trip.visaFrom}
          onChange={(visaFrom) => onChange({ visaFrom })}
        />
        <CountrySelect
          {...common('nationality')}
          label={t('fields.nationality')}
          unknown={t('countryUnknown')}
          value={trip.nationality}
          onChange={(nationality) => onChange({ nationality })}
        />
      </div>
      <DestinationGrid {...common('visaTo')} value={trip.visaTo} onChange={(visaTo) => onChange({ visaTo })} />
      <PurposeChoice
        {...common('group')}
        destination={trip.visaTo}
        value={trip.group}
        onChange={(group) => onChange({ group })}
      />
      <div className="trip-pair">
        <Select
          {...common('visaType')}
          label={t('fields.visaType')}
          placeholder={t(types.length > 0 ? 'placeholders.visaType' : 'placeholders.firstWhere')}
          data={types.map((value) => ({ value, label: translate(value).children }))}
          value={trip.visaType || null}
          disabled={types.length === 0}
          allowDeselect={false}
          onChange={(visaType) => onChange({ visaType: visaType ?? '' })}
        />
        <TripDates {...common('dates')} from={trip.from} to={trip.to} onChange={(from, to) => onChange({ from, to })} />
      </div>
    </section>
  );
}
