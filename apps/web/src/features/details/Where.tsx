import { memo } from 'react';
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react';
import { Flag } from '../../components/Flag.tsx';
import { RadioCards } from '../../components/RadioCards.tsx';
import { useTranslation } from '../../lib/words.ts';
import { countryName } from '../flow/country-name.ts';
import { flowCountry } from '../flow/flow-query.ts';
import type { FlowCountry } from '../flow/flow-store.ts';
import { CountrySelect } from '../get-visa/CountrySelect.tsx';
import { offered } from '../get-visa/offered.ts';
import { Ask } from './Ask.tsx';
import { fieldId } from './detail-problems.ts';
import { Picked } from './Picked.tsx';

interface Props {
  value: FlowCountry | null;
  error: string | undefined;
  onChange: (country: FlowCountry | null) => void;
}

const id = fieldId('toCountry');
const isOffered = (iso: string) => offered.some(({ iso2 }) => iso2 === iso);

// The search knows every country: one of the cards is chosen there, any other is said to be not prepared yet.
export const Where = memo(function Where({ value, error, onChange }: Props) {
  const { t, i18n } = useTranslation('details');
  const other = value && !isOffered(value.countryISO) ? value : null;
  const cards = offered.map(({ country, iso2 }) => ({
    value: iso2,
    content: (
      <>
        <Flag code={iso2} width={39} />
        <span>{countryName({ country, countryISO: iso2 }, i18n.language)}</span>
        <Picked />
      </>
    ),
  }));
  return (
    <Ask id={id} title={t('where.title')} help={t('where.help')} error={error} tour="destination">
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
        {other && (
          <p className="not-prepared">
            <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
            <span>
              <b>{t('panel.noForm', { country: countryName(other, i18n.language) })}</b>
              {t('panel.noFormText')}
            </span>
          </p>
        )}
      </div>
    </Ask>
  );
});
