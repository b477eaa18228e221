import { IconBuildingBank, IconMapPinCheck } from '@tabler/icons-react';
import { asOfText } from '@visawright/forms/as-of.ts';
import type { Centre } from '@visawright/forms/centres.ts';
import { findCity, type City } from '@visawright/forms/cities.ts';
import type { Destination } from '@visawright/forms/destinations.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { useTranslation } from '../../lib/words.ts';
import { countryName } from '../flow/country-name.ts';
import { Source } from './Source.tsx';

interface Props {
  place: Destination;
  form: Form | null;
  home: City;
  centre: Centre | null;
}

const shown = 3;

function Places({ home, centre }: { home: City; centre: Centre }) {
  const { t, i18n } = useTranslation('details');
  const named = (name: string) => (i18n.language === 'hi' ? (findCity(name)?.hindi ?? name) : name);
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

// Which centre takes the papers and who decides; what is not known is said, with whom to ask.
export function CentreSaid({ place, form, home, centre }: Props) {
  const { t, i18n } = useTranslation('details');
  const city = i18n.language === 'hi' ? home.hindi : home.name;
  const country = countryName({ country: place.country, countryISO: place.iso2 }, i18n.language);
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
      <Source
        label={centre.asOf ? t('facts.asOf', { date: asOfText(centre.asOf, i18n.language) }) : t('city.undated')}
        text={centre.source}
        site={null}
      />
    </div>
  );
}
