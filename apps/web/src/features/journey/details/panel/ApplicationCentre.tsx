import { IconBuildingBank, IconMapPinCheck } from '@tabler/icons-react';
import type { Centre } from '@visawright/forms/centres/centres.ts';
import { findCity, type City } from '@visawright/forms/centres/cities.ts';
import type { Destination } from '@visawright/forms/destinations/destinations.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { countryName } from '../../../../lib/translation/country-name.ts';
import { FactSource } from '../../../../components/origin/FactSource.tsx';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

interface Props {
  place: Destination;
  form: Form | null;
  home: City;
  centre: Centre | null;
}

const shown = 3;

function Places({ home, centre }: { home: City; centre: Centre }) {
  const { t, language } = useDetailsTexts();
  const named = (name: string) => (language === 'hi' ? (findCity(name)?.hindi ?? name) : name);
  const own = named(home.name);
  const more = centre.cities.length - shown;
  if (centre.cities.length === 0) return <small>{t('city.centreUnknown')}</small>;
  return (
    <>
      <b>{centre.inOwnCity ? t('city.own', { city: own }) : t('city.bound')}</b>
      <span lang="en">{centre.provider}</span>
      {!centre.inOwnCity && (
        <small>
          {t('city.boundHint', { city: own, places: centre.cities.slice(0, shown).map(named).join(', ') })}{' '}
          {more > 0 && t('city.more', { count: more })}
        </small>
      )}
    </>
  );
}

export function ApplicationCentre({ place, form, home, centre }: Props) {
  const { t, language } = useDetailsTexts();
  const city = language === 'hi' ? home.hindi : home.name;
  const country = countryName({ country: place.country, countryISO: place.iso2 }, language);
  if (!centre) {
    const ask = form?.applicationCentre?.name;
    return (
      <p className="centre centre-unknown">
        {t('city.none', { city, country })} {ask ? t('city.ask', { name: ask }) : t('city.askAnybody')}
      </p>
    );
  }
  const { mission } = centre;
  return (
    <div className="centre">
      <div>
        <IconMapPinCheck size={20} stroke={1.6} aria-hidden />
        <p>
          <Places home={home} centre={centre} />
        </p>
      </div>
      <div>
        <IconBuildingBank size={20} stroke={1.6} aria-hidden />
        <p>
          <b>{t('city.mission')}</b>
          {mission ? (
            <span lang="en">
              {mission.city ? t('city.at', { name: mission.name, city: mission.city }) : mission.name}
            </span>
          ) : (
            <small>{t('city.missionUnknown', { city })}</small>
          )}
        </p>
      </div>
      {form && <FactSource form={form} facts={['site:centres']} />}
    </div>
  );
}
