import { memo } from 'react';
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react';
import { Flag } from '../../../../components/Flag.tsx';
import { RadioCards } from '../../../../components/RadioCards.tsx';
import { countryName } from '../../../../lib/translation/country-name.ts';
import { flowCountry } from '../../flow/state/flow-query.ts';
import type { FlowCountry } from '../../flow/state/flow-store.ts';
import { CountrySelect } from '../../get-visa/trip/CountrySelect.tsx';
import { offeredDestinations, popularDestinations } from '../../get-visa/trip/offered-destinations.ts';
import { QuestionField } from './QuestionField.tsx';
import { fieldId } from '../detail-problems.ts';
import { SelectedIcon } from './SelectedIcon.tsx';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

interface Props {
  value: FlowCountry | null;
  error: string | undefined;
  onChange: (country: FlowCountry | null) => void;
}

const id = fieldId('toCountry');
const isOffered = (iso: string) => offeredDestinations.some(({ iso2 }) => iso2 === iso);
const isPopular = (iso: string) => popularDestinations.some(({ iso2 }) => iso2 === iso);

// Popular destinations are cards. The search lists all countries; those without a form show a message.
export const DestinationQuestion = memo(function Where({ value, error, onChange }: Props) {
  const { t, language } = useDetailsTexts();
  const other = value && !isPopular(value.countryISO) ? value : null;
  const withoutForm = other && !isOffered(other.countryISO) ? other : null;
  const cards = popularDestinations.map(({ country, iso2 }) => ({
    value: iso2,
    content: (
      <>
        <Flag code={iso2} width={39} />
        <span>{countryName({ country, countryISO: iso2 }, language)}</span>
        <SelectedIcon />
      </>
    ),
  }));
  return (
    <QuestionField id={id} title={t('where.title')} help={t('where.help')} error={error} tour="destination">
      <RadioCards
        id={id}
        value={value?.countryISO ?? null}
        cards={cards}
        className="flags"
        cardClass="flag-card"
        onChange={(iso) => onChange(flowCountry(iso))}
      />
      <CountrySelect
        id={`${id}-other`}
        label={t('where.search')}
        isLabelHidden
        placeholder={t('where.search')}
        unknown={t('fields.unknown')}
        icon={<IconSearch size={18} stroke={1.7} />}
        value={other?.country ?? ''}
        error={undefined}
        onChange={(country) => onChange(flowCountry(country))}
      />
      <div role="status">
        {withoutForm && (
          <p className="not-prepared">
            <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
            <span>
              <b>{t('panel.noForm', { country: countryName(withoutForm, language) })}</b>
              {t('panel.noFormText')}
            </span>
          </p>
        )}
      </div>
    </QuestionField>
  );
});
