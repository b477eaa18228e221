import { memo } from 'react';
import { flowCountry } from '../../flow/state/flow-query.ts';
import type { FlowState } from '../../flow/state/flow-store.ts';
import { CountrySelect } from '../../get-visa/trip/CountrySelect.tsx';
import { fieldId } from '../detail-problems.ts';
import { changeAnswer } from '../use-details.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

interface Props {
  fromCountry: FlowState['fromCountry'];
  nationality: FlowState['nationality'];
  isFromProfile: boolean;
  fromError: string | undefined;
  nationalityError: string | undefined;
}

export const OriginQuestion = memo(function From({
  fromCountry,
  nationality,
  isFromProfile,
  fromError,
  nationalityError,
}: Props) {
  const { t } = useDetailsTexts();
  return (
    <div className="two-fields">
      <CountrySelect
        id={fieldId('fromCountry')}
        label={t('fields.fromCountry')}
        unknown={t('fields.unknown')}
        value={fromCountry?.country ?? ''}
        error={fromError}
        onChange={(country) => changeAnswer({ fromCountry: flowCountry(country) })}
      />
      <CountrySelect
        id={fieldId('nationality')}
        label={t('fields.nationality')}
        {...(isFromProfile ? { description: t('fields.fromProfile') } : {})}
        unknown={t('fields.unknown')}
        value={nationality?.country ?? ''}
        error={nationalityError}
        onChange={(country) => changeAnswer({ nationality: flowCountry(country) })}
      />
    </div>
  );
});
