import { useTranslation } from '../../lib/words.ts';
import { flowCountry } from '../flow/flow-query.ts';
import type { FlowState } from '../flow/flow-store.ts';
import { CountrySelect } from '../get-visa/CountrySelect.tsx';
import { fieldId, type DetailField } from './detail-problems.ts';

interface Props {
  flow: Pick<FlowState, 'fromCountry' | 'nationality'>;
  isFromProfile: boolean;
  errorOf: (field: DetailField) => string | undefined;
  onChange: (part: Partial<Pick<FlowState, 'fromCountry' | 'nationality'>>) => void;
}

// Both are filled before anybody looks; the whole list is behind each.
export function From({ flow, isFromProfile, errorOf, onChange }: Props) {
  const { t } = useTranslation('details');
  return (
    <div className="two-fields">
      {(['fromCountry', 'nationality'] as const).map((field) => (
        <CountrySelect
          key={field}
          id={fieldId(field)}
          label={t(`fields.${field}`)}
          {...(isFromProfile && field === 'nationality' ? { description: t('fields.fromProfile') } : {})}
          unknown={t('fields.unknown')}
          value={flow[field]?.country ?? ''}
          error={errorOf(field)}
          onChange={(country) => onChange({ [field]: flowCountry(country) })}
        />
      ))}
    </div>
  );
}
