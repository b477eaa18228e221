import { Flag } from '../../../../components/Flag.tsx';
import { RadioCards } from '../../../../components/RadioCards.tsx';
import { countryName } from '../../../../lib/translation/country-name.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { FieldError } from './FieldError.tsx';
import { otherDestinations, popularDestinations } from './offered-destinations.ts';
import { useGetVisaTexts } from '../../../../translations/get-visa/get-visa-texts.ts';

interface Props {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (country: string) => void;
}

const others = otherDestinations.map(({ country }) => country);

// Popular destinations are quicker to find in a grid, the others in a search.
export function DestinationGrid({ id, value, error, onChange }: Props) {
  const { t, language } = useGetVisaTexts();
  const cards = popularDestinations.map(({ country, iso2 }) => ({
    value: country,
    content: (
      <>
        <Flag code={iso2} width={21} />
        <span>{countryName({ country, countryISO: iso2 }, language)}</span>
      </>
    ),
  }));
  return (
    <fieldset className="trip-set" aria-describedby={error && `${id}-error`}>
      <legend>{t('fields.visaTo')}</legend>
      <RadioCards
        id={id}
        value={value}
        cards={cards}
        className="trip-flags"
        cardClass="trip-flag"
        onChange={onChange}
      />
      <CountrySelect
        id={`${id}-other`}
        label={t('otherCountry')}
        isLabelHidden
        placeholder={t('otherCountry')}
        unknown={t('countryUnknown')}
        among={others}
        value={others.includes(value) ? value : ''}
        error={undefined}
        onChange={onChange}
      />
      <FieldError id={id} message={error} />
    </fieldset>
  );
}
