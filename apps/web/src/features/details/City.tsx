import { Select } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { centreFor } from '@visawright/forms/centres.ts';
import { bigCities, cities, findCity, type City as CityRow } from '@visawright/forms/cities.ts';
import type { Destination } from '@visawright/forms/destinations.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { RadioCards } from '../../components/RadioCards.tsx';
import { useTranslation } from '../../lib/words.ts';
import { countryName } from '../flow/country-name.ts';
import { Ask } from './Ask.tsx';
import { CentreSaid } from './CentreSaid.tsx';
import { usePrefilledCity } from './use-prefilled-city.ts';

interface Props {
  place: Destination;
  form: Form | null;
  fromISO: string;
  value: string | null;
  onChange: (city: string | null) => void;
}

const id = 'details-city';
const isBig = (name: string | null) => bigCities.some((city) => city.name === name);

export function City({ place, form, fromISO, value, onChange }: Props) {
  const { t, i18n } = useTranslation('details');
  const isPrefilled = usePrefilledCity(value);
  const named = ({ name, hindi }: CityRow) => (i18n.language === 'hi' ? hindi : name);
  // Where everything is online there is no centre to ask for.
  if (place.channel === 'e-visa' && !centreFor(place.id, bigCities[0]!.name)) return null;
  if (fromISO !== 'IN')
    return (
      <p className="centre centre-unknown">
        {t('city.indiaOnly', {
          country: countryName({ country: place.country, countryISO: place.iso2 }, i18n.language),
        })}
      </p>
    );
  const home = findCity(value);
  return (
    <Ask id={id} title={t('city.title')} help={t('city.help')} error={undefined}>
      <RadioCards
        id={id}
        value={value}
        cards={bigCities.map((city) => ({ value: city.name, content: <span>{named(city)}</span> }))}
        className="cities"
        cardClass="pill"
        onChange={onChange}
      />
      <Select
        id={`${id}-other`}
        aria-label={t('city.other')}
        placeholder={t('city.other')}
        description={isPrefilled ? t('fields.fromProfile') : undefined}
        inputWrapperOrder={['input', 'description']}
        leftSection={<IconMapPin size={18} stroke={1.7} aria-hidden />}
        data={cities.map((city) => ({ value: city.name, label: named(city) }))}
        value={isBig(value) ? null : value}
        searchable
        clearable={value !== null && !isBig(value)}
        nothingFoundMessage={t('city.unknown')}
        maxDropdownHeight={260}
        comboboxProps={{ keepMounted: false }}
        onChange={onChange}
      />
      <div aria-live="polite">
        {home && <CentreSaid place={place} form={form} home={home} centre={centreFor(place.id, home.name)} />}
      </div>
    </Ask>
  );
}
