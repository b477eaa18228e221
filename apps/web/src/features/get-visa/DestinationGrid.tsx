import { destinations } from '@visawright/forms/destinations.ts';
import { popularCountries } from '@visawright/contract/country.ts';
import { Flag } from '../../components/Flag.tsx';
import { useTranslation } from '../../lib/words.ts';
import { countryName } from '../flow/country-name.ts';
import { FieldError } from './FieldError.tsx';

const order = popularCountries.map(({ value }) => value);
const offered = [...destinations].sort((a, b) => order.indexOf(a.iso2) - order.indexOf(b.iso2));

interface Props {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (country: string) => void;
}

// All eighteen at a glance: one look is quicker than a search. Arrow keys move, as in any set of radio buttons.
export function DestinationGrid({ id, value, error, onChange }: Props) {
  const { t, i18n } = useTranslation('getVisa');
  const first = offered.some(({ country }) => country === value) ? value : offered[0]!.country;
  return (
    <fieldset className="trip-set" aria-describedby={error && `${id}-error`}>
      <legend>{t('fields.visaTo')}</legend>
      <div className="trip-flags">
        {offered.map(({ country, iso2 }) => (
          <label key={country} className="trip-flag" data-on={value === country || undefined}>
            <input
              type="radio"
              name={id}
              id={country === first ? id : undefined}
              value={country}
              checked={value === country}
              onChange={() => onChange(country)}
            />
            <Flag code={iso2} width={21} />
            <span>{countryName({ country, countryISO: iso2 }, i18n.language)}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} message={error} />
    </fieldset>
  );
}
