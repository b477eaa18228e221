import { memo } from 'react';
import { useTranslation } from '../../lib/words.ts';
import { flowCountry } from '../flow/flow-query.ts';
import type { FlowState } from '../flow/flow-store.ts';
import { CountrySelect } from '../get-visa/CountrySelect.tsx';
import { fieldId } from './detail-problems.ts';
import { change } from './use-details.ts';

interface Props {
  fromCountry: FlowState['fromCountry'];
  nationality: FlowState['nationality'];
  isFromProfile: boolean;
  fromError: string | undefined;
  nationalityError: string | undefined;
}

// Both are filled before anybody looks; the whole list is behind each.
export const From = memo(function From({
  fromCountry,
  nationality,
  isFromProfile,
  fromError,
  nationalityError,
}: Props) {
  const { t } = useTranslation('details');
  return (
    <div className="two-fields">
      <CountrySelect
        id={fieldId('fromCountry')}
        label={t('fields.fromCountry')}
        unknown={t('fields.unknown')}
        value={fromCountry?.country ?? ''}
        error={fromError}
        onChange={(country) => change({ fromCountry: flowCountry(country) })}
      />
      <CountrySelect
        id={fieldId('nationality')}
        label={t('fields.nationality')}
        {...(isFromProfile ? { description: t('fields.fromProfile') } : {})}
        unknown={t('fields.unknown')}
        value={nationality?.country ?? ''}
        error={nationalityError}
        onChange={(country) => change({ nationality: flowCountry(country) })}
      />
    </div>
  );
});
