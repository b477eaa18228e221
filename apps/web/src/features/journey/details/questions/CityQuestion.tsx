import { Select } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { centreFor } from '@visawright/forms/centres/centres.ts';
import { bigCities, cities, findCity, type City as CityRow } from '@visawright/forms/centres/cities.ts';
import type { Destination } from '@visawright/forms/destinations/destinations.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { RadioCards } from '../../../../components/RadioCards.tsx';
import { countryName } from '../../../../lib/translation/country-name.ts';
import { QuestionField } from './QuestionField.tsx';
import { ApplicationCentre } from '../panel/ApplicationCentre.tsx';
import { usePrefilledCity } from './use-prefilled-city.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

interface Props {
  place: Destination;
  form: Form | null;
  fromISO: string;
  value: string | null;
  onChange: (city: string | null) => void;
}

const id = 'details-city';
const isBig = (name: string | null) => bigCities.some((city) => city.name === name);

export function CityQuestion({ place, form, fromISO, value, onChange }: Props) {
  const { t, language } = useDetailsTexts();
  const isPrefilled = usePrefilledCity(value);
  const named = ({ name, hindi }: CityRow) => (language === 'hi' ? hindi : name);
  // Fully online visas have no visa centre.
  if (place.channel === 'e-visa' && !centreFor(place.id, bigCities[0]!.name)) return null;
  if (fromISO !== 'IN')
    return (
      <p className="centre centre-unknown">
        {t('city.indiaOnly', {
          country: countryName({ country: place.country, countryISO: place.iso2 }, language),
        })}
      </p>
    );
  const home = findCity(value);
  return (
    <QuestionField id={id} title={t('city.title')} help={t('city.help')} error={undefined}>
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
        {home && <ApplicationCentre place={place} form={form} home={home} centre={centreFor(place.id, home.name)} />}
      </div>
    </QuestionField>
  );
}
