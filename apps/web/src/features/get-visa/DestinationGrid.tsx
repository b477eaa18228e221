import { Flag } from '../../components/Flag.tsx';
import { RadioCards } from '../../components/RadioCards.tsx';
import { useTranslation } from '../../lib/words.ts';
import { countryName } from '../flow/country-name.ts';
import { FieldError } from './FieldError.tsx';
import { offered } from './offered.ts';

interface Props {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (country: string) => void;
}

// All eighteen at a glance: one look is quicker than a search.
export function DestinationGrid({ id, value, error, onChange }: Props) {
  const { t, i18n } = useTranslation('getVisa');
  const cards = offered.map(({ country, iso2 }) => ({
    value: country,
    content: (
      <>
        <Flag code={iso2} width={21} />
        <span>{countryName({ country, countryISO: iso2 }, i18n.language)}</span>
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
      <FieldError id={id} message={error} />
    </fieldset>
  );
}
